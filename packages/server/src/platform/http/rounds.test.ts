import { expect, test } from 'vitest'
import { Rounds } from './rounds.ts'

const round = () => new Promise((done) => setImmediate(done))

test('so many requests begin in a round, addresses in turn, and none is forgotten', async () => {
  const rounds = new Rounds(2)
  const begun: string[] = []
  const enter = (address: string) => {
    const turn = rounds.enter(address)
    if (turn) void turn.then(() => begun.push(address))
    else begun.push(address)
  }
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'c']) enter(address)
  const seen: string[] = []
  for (let at = 0; at < 6; at++) {
    seen.push(begun.splice(0).join(''))
    await round()
  }
  expect(seen).toEqual(['aa', 'ab', 'ca', 'a', '', ''])
  enter('d')
  expect(begun).toEqual(['d'])
})
