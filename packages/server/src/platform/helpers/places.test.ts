import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Places } from './places.ts'

/** Work that continues until it is released; `begun` lists in order whose work began. */
function workshop(places: Places) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (key: number, name: string) =>
    places.run(key, async (place) => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return place
    })
  return { begun, start, end: (name: string) => ends.get(name)!() }
}

test('one subscriber leaves a place for others', async () => {
  const { begun, start, end } = workshop(new Places(2))
  void start(1, 'a1')
  void start(1, 'a2')
  void start(2, 'b1')
  await wait(1)
  expect(begun).toEqual(['a1', 'b1'])
  end('a1')
  await wait(1)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('who was served longest ago is next, however much others have asked for', async () => {
  const { begun, start, end } = workshop(new Places(1))
  for (const name of ['a1', 'a2', 'a3']) void start(1, name)
  void start(2, 'b1')
  void start(3, 'c1')
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    await wait(1)
    end(name)
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('work past its share is asked to end where another subscriber waits, and not for its own', async () => {
  const places = new Places(1, 30)
  const untilAsked = (key: number) =>
    places.run(key, (_, share) =>
      Promise.race([
        new Promise<string>((resolve) => share.addEventListener('abort', () => resolve('asked'))),
        wait(150, 'ended'),
      ]),
    )
  const alone = [untilAsked(1), untilAsked(1)]
  expect(await Promise.all(alone)).toEqual(['ended', 'ended'])
  const first = untilAsked(1)
  const second = untilAsked(2)
  expect(await Promise.all([first, second])).toEqual(['asked', 'ended'])
})

test('work that fails gives its place back', async () => {
  const places = new Places(1)
  await expect(places.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await places.run(1, async (place) => place)).toBe(0)
})
