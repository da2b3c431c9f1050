import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notes } from './Notes.tsx'

test('each note keeps its own direction, and what is missing leaves no dot', () => {
  const of = ['29AAGCB7383J1Z4', null, 'الرياض', '', undefined, '9876543210']
  expect(renderToStaticMarkup(createElement(Notes, { of }))).toBe(
    '<bdi>29AAGCB7383J1Z4</bdi> · <bdi>الرياض</bdi> · <bdi>9876543210</bdi>',
  )
})
