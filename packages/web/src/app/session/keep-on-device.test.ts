import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keeper } from './keep-on-device.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('steady typing is kept every two seconds, not only when the fingers rest', () => {
  const keep = vi.fn<() => void>()
  const { changed, stop } = keeper(keep)
  for (let key = 0; key < 60; key++) {
    changed()
    vi.advanceTimersByTime(100)
  }
  expect(keep.mock.calls.length).toBeGreaterThanOrEqual(2)
  stop()
})

test('a page that is closed keeps what was typed since', () => {
  const keep = vi.fn<() => void>()
  const { changed, cancel, stop } = keeper(keep)
  window.dispatchEvent(new Event('pagehide'))
  expect(keep).not.toHaveBeenCalled()
  changed()
  window.dispatchEvent(new Event('pagehide'))
  expect(keep).toHaveBeenCalledTimes(1)
  changed()
  cancel()
  window.dispatchEvent(new Event('pagehide'))
  expect(keep).toHaveBeenCalledTimes(1)
  stop()
})
