import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/paths.mjs'

/** Private words and idioms that must not come back in titles of tests and in documents; texts have `wording.test.ts`. */
const forbidden =
  /\bstands?\b(?!-in)|\btells?\b|\btold\b|\bholds?\b|\bwhoever\b|\bsomebody\b|\bfor good\b|\bby (itself|themselves)\b|\bthe very\b|\b(go|goes|going|went) on\b|\bone a line\b/i

const filesOf = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
const found = (file, lines) =>
  lines.filter((line) => forbidden.test(line)).map((line) => `${file}: ${line.trim().slice(0, 120)}`)
const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** `test('…', …)`, `describe.each([…])('…', …)` on one line and the like; a title that is computed is not seen. */
const titles = /\b(?:test|it|describe)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*(['"`])(.*?)\1/gs

test('titles of tests have plain words', () => {
  const files = filesOf('*.test.ts', '*.test.tsx', '*.test.mjs', '*.e2e.ts')
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.flatMap((file) =>
      found(
        file,
        [...read(file).matchAll(titles)].map(([, , title]) => title),
      ),
    ),
  ).toEqual([])
})

test('documents have plain words', () => {
  const files = filesOf('*.md')
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => found(file, read(file).split('\n')))).toEqual([])
})
