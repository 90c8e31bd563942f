// swift-format-ignore-file
print(#fileID)
// expect: main/main.swift
