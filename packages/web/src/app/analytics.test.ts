import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownPath, startAnalytics } from './analytics.ts'

const page = { dataLayer: [] as ArrayLike<unknown>[] }
let arrive = () => {}
let source = ''
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'https://bahi.example' })
  const script = {
    set src(value: string) {
      source = value
    },
    addEventListener: (_: string, work: () => void) => (arrive = work),
  }
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => {} } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('P-K-021: the tracking script is first used 500 ms after it has arrived', () => {
  const opened: ((path: string) => void)[] = []
  startAnalytics('G-1234', (tell) => opened.push(tell))
  expect(source).toBe('https://www.googletagmanager.com/gtag/js?id=G-1234')
  vi.advanceTimersByTime(5000)
  expect(page.dataLayer).toEqual([])
  arrive()
  vi.advanceTimersByTime(499)
  expect(page.dataLayer).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.dataLayer.map((call) => call[0])).toEqual(['js', 'config'])
  opened[0]!('/5/view-party/12')
  expect(page.dataLayer[2]![2]).toEqual({ page_location: 'https://bahi.example/view-party' })
})

test.each([
  ['/5/dashboard', '/dashboard'],
  ['/5/edit-sales-invoice/1234', '/edit-sales-invoice'],
  ['/pdf/NotALink1234', '/pdf'],
  ['/', '/'],
])('%s is reported as %s', (path, shown) => expect(shownPath(path)).toBe(shown))
