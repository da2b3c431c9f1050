import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('icons that are pictures have the colour of the text in either scheme', () => {
  const [light, dark] = [...read('../theme/tokens.css').matchAll(/--text: #(\w+);/g)].map(
    ([, colour]) => colour,
  )
  const icons = [
    ...read('./row-icons.module.css').matchAll(/^(:global.*)?\.(\w+) \{[^}]*stroke='%23(\w+)'/gm),
  ]
  const coloursOf = (isDark: boolean) =>
    Object.fromEntries(
      icons.filter(([, scheme]) => Boolean(scheme) === isDark).map(([, , name, colour]) => [name, colour]),
    )
  expect(new Set(Object.values(coloursOf(false)))).toEqual(new Set([light]))
  expect(new Set(Object.values(coloursOf(true)))).toEqual(new Set([dark]))
  expect(Object.keys(coloursOf(true))).toEqual(Object.keys(coloursOf(false)))
})
