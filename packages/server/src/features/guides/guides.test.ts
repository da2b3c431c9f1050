import { guideTexts } from '@bahi/contracts/texts/help/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const answer = (body: object) =>
  server.send('POST', '/api/public/help/answer', { body, headers: { 'culture-name': 'hi-IN' } })

test('an answer is kept with its topic and language and without who gave it', async () => {
  expect(
    (await answer({ topic: 'parties', isUseful: false, comment: '  How do I merge two?  ' })).status,
  ).toBe(204)
  const { rows } = await server.app.pools.owner.query('select * from guide_answers')
  expect(rows).toEqual([
    {
      id: expect.anything(),
      at: expect.anything(),
      topic: 'parties',
      language: 'hi',
      is_useful: false,
      comment: 'How do I merge two?',
    },
  ])
})

test('a topic that does not exist and a comment that is too long are refused at their field', async () => {
  const unknown = await answer({ topic: 'taxes', isUseful: true })
  expect([unknown.status, Object.keys(unknown.body.validationErrors)]).toEqual([422, ['Data.topic']])
  expect((await answer({ topic: 'items', isUseful: true, comment: 'x'.repeat(501) })).status).toBe(422)
})

test('one address gets ten replies a minute', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 21; count++)
    statuses.push((await answer({ topic: 'items', isUseful: true })).status)
  // A minute may begin in between.
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(20)
  expect(statuses).toContain(429)
})

test('the texts of the guides are asked for separately and are in no other resources', async () => {
  const texts = async (query: string) =>
    (await server.send('GET', `/api/master/preResources${query}`, { headers: { 'culture-name': 'ar' } })).body
      .texts
  expect(Object.keys(await texts('?scope=guides')).sort()).toEqual(Object.keys(guideTexts).sort())
  expect(Object.keys(await texts('')).filter((key) => key in guideTexts)).toEqual([])
})
