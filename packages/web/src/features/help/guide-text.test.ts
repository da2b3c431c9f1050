import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideTopics } from '@bahi/contracts/guide-topics.ts'
import { guideTexts } from '@bahi/contracts/texts/help/index.ts'
import { languages } from '@bahi/contracts/texts/texts.ts'
import type { Text } from '@bahi/contracts/texts/texts.ts'
import { blocksOf, search, sectionsOf } from './guide-text.ts'
import { pictureAddress, pictures } from './pictures.ts'

const inLanguage = (language: (typeof languages)[number]) =>
  Object.fromEntries(Object.entries<Text>(guideTexts).map(([key, text]) => [key, text[language]]))

test('lines become steps, points and paragraphs in their order', () => {
  expect(blocksOf('Before.\n1. First\n2. Second\nBetween.\n- One\n- Two')).toEqual([
    { kind: 'paragraph', text: 'Before.' },
    { kind: 'steps', lines: ['First', 'Second'] },
    { kind: 'paragraph', text: 'Between.' },
    { kind: 'points', lines: ['One', 'Two'] },
  ])
})

test.each(languages)(
  'every topic has a lead and at least four sections in %s, with as many steps as in English',
  (language) => {
    const texts = inLanguage(language)
    const english = inLanguage('en')
    for (const topic of guideTopics) {
      expect(texts[`guide.${topic}.lead`], `${topic}: lead`).toBeTruthy()
      const sections = sectionsOf(texts, topic)
      expect(sections.length, `${topic}: sections`).toBeGreaterThanOrEqual(4)
      const shape = (text: string) =>
        blocksOf(text).map((block) =>
          block.kind === 'paragraph' ? 'paragraph' : `${block.kind} ${block.lines.length}`,
        )
      for (const [index, section] of sections.entries())
        expect(shape(section.text), `${topic} ${section.number}`).toEqual(
          shape(sectionsOf(english, topic)[index]!.text),
        )
    }
  },
)

test('pictures belong to sections that exist', () => {
  const texts = inLanguage('en')
  for (const { topic, section } of pictures)
    expect(
      sectionsOf(texts, topic).map(({ number }) => number),
      `${topic} ${section}`,
    ).toContain(section)
})

test.each(languages)('every picture was taken in %s', (language) => {
  const missing = pictures
    .map((picture) => pictureAddress(language, picture))
    .filter((address) => !existsSync(new URL(`../../../public${address}`, import.meta.url)))
  expect(missing).toEqual([])
})

test('search finds sections that contain every word, those with the word in the title first', () => {
  const texts = inLanguage('en')
  const found = search(texts, guideTopics, 'cancel IRN')
  expect(found[0]).toMatchObject({ topic: 'einv-ewb', section: { title: 'Cancel an IRN' } })
  expect(found.map(({ topic }) => topic)).toContain('outward-note')
  expect(found[0]!.pieces.some(({ isFound }) => isFound)).toBe(true)
  expect(search(texts, guideTopics, 'no such words here')).toEqual([])
  expect(search(texts, guideTopics, '(section').length).toBeGreaterThan(0)
  expect(search(texts, guideTopics, '   ')).toEqual([])
})
