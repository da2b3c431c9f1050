import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { differentDocuments, numberStyles } from './number-styles.fixture.ts'
import { reconcile } from './reconcile.ts'
import { documentOf } from './reconcile.fixture.ts'

const stateOf = (books: string, supplier: string, days = '05') => {
  const book = documentOf('B', books, `2025-11-${days}`)
  const row = documentOf('P', supplier, '2025-11-03')
  const pair = reconcile([book], [row]).outcomes.find(
    ({ bookIds, portalId }) => bookIds.length > 0 && portalId,
  )
  return { state: pair?.state ?? 'none', rule: pair?.rule, told: explain(book, row) }
}

test('500 ways to write a number are matched, and what is not is explained', () => {
  expect(numberStyles).toHaveLength(500)
  const missed = numberStyles.filter(
    ({ books, supplier }) => !['Exact', 'Suggested'].includes(stateOf(books, supplier).state),
  )
  expect(missed.length).toBeLessThanOrEqual(5)
  for (const { books, supplier } of missed) {
    const { told } = stateOf(books, supplier)
    expect(told.edits.map(({ field }) => field)).toContain('number')
  }
})

test('all of them at once, of one supplier with equal amounts: each with its own', () => {
  const books = numberStyles.map(({ books: number }, index) => documentOf(`B${index}`, number, '2025-11-03'))
  const portal = numberStyles.map(({ supplier }, index) => documentOf(`P${index}`, supplier, '2025-11-03'))
  const { outcomes } = reconcile(books, portal)
  const crossed = outcomes.filter(
    ({ bookIds, portalId }) => bookIds.length > 0 && portalId && bookIds[0]!.slice(1) !== portalId.slice(1),
  )
  expect(crossed).toEqual([])
  expect(
    outcomes.filter(({ portalId, bookIds }) => portalId && bookIds.length > 0).length,
  ).toBeGreaterThanOrEqual(495)
})

test.each(differentDocuments)('$label: $supplier is not $books', ({ supplier, books }) => {
  expect(['none', 'Residual']).toContain(stateOf(books, supplier, '08').state)
  expect(['Exact', 'Suggested', 'Mismatch']).not.toContain(stateOf(books, supplier, '08').state)
})
