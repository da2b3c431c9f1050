import { expect, test } from 'vitest'
import { foldWords, hasWords } from './fold-words.ts'

test.each([
  ['सब्ज़ियाँ', 'सब्जियां'],
  ['अण्डा', 'अंडा'],
  ['हिन्दी', 'हिंदी'],
  ['काग\u093Cज\u093C', 'कागज'],
  ['أرز', 'ارز'],
  ['آلات', 'الات'],
  ['حلوى', 'حلوي'],
  ['قَهْوَة', 'قهوه'],
  ['Tea', 'tea'],
])('%s and %s are the same word', (one, other) => {
  expect(foldWords(one)).toBe(foldWords(other))
})

test.each([
  ['दाल', 'डाल'],
  ['चीनी', 'चिनी'],
  ['شاي', 'شان'],
])('%s and %s are different words', (one, other) => {
  expect(foldWords(one)).not.toBe(foldWords(other))
})

test('every typed word must be in the text, an Arabic article need not be', () => {
  expect(hasWords('براغي وصواميل وحلقات', 'صواميل براغي')).toBe(true)
  expect(hasWords('أرز', 'الأرز')).toBe(true)
  expect(hasWords('चाय', 'चाय पत्ती')).toBe(false)
})
