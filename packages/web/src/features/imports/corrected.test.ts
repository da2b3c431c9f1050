import { expect, test } from 'vitest'
import { columnsToShow, pasted } from './corrected.ts'

const headings = ['Code', 'Name', 'City', 'GSTIN']

test('columns without a fault are left out, but for the first two', () => {
  expect(columnsToShow(headings, [{ problems: [{ column: 'GSTIN' }] }])).toEqual([0, 1, 3])
})

test('where a row is wrong as a whole, all columns are there', () => {
  expect(columnsToShow(headings, [{ problems: [{ column: null }] }])).toEqual([0, 1, 2, 3])
  expect(columnsToShow(headings, [{ problems: [{ column: 'of another file' }] }])).toEqual([0, 1, 2, 3])
})

test('what is pasted goes down the rows and right over the columns that are shown', () => {
  const grid = { rows: [4, 9, 12], columns: [0, 1, 3], at: 1, column: 1 }
  expect(pasted('Asha\t27AAPFU0939F1ZV\tmore\r\nBina\t\r\nbeyond\t\r\n', grid)).toEqual([
    { row: 9, column: 1, text: 'Asha' },
    { row: 9, column: 3, text: '27AAPFU0939F1ZV' },
    { row: 12, column: 1, text: 'Bina' },
    { row: 12, column: 3, text: '' },
  ])
})

test('an empty line between two keeps its row', () => {
  const grid = { rows: [4, 9, 12], columns: [0, 1], at: 0, column: 0 }
  expect(pasted('A\n\nC', grid).map(({ row, text }) => [row, text])).toEqual([
    [4, 'A'],
    [9, ''],
    [12, 'C'],
  ])
})
