import { expect, it } from 'vitest'
import { enumerations } from '../enums.ts'
import { enumTexts } from './enums.ts'

it('names every value of every enumeration in every language', () => {
  const missing = Object.entries(enumerations).flatMap(([type, values]) =>
    values.filter((value) => {
      const text = (enumTexts as Record<string, { en: string; ar: string; hi: string } | undefined>)[
        `enum.${type}.${value}`
      ]
      return !text?.en || !text.ar || !text.hi
    }),
  )
  expect(missing).toEqual([])
})
