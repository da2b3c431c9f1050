import { expect, test } from 'vitest'
import { narrowest, widest, widthByKey, withinWidths } from './column-width.ts'

test.each([
  ['ArrowRight', false, false, 108],
  ['ArrowLeft', false, false, 92],
  ['ArrowRight', true, false, 140],
  ['ArrowLeft', true, false, 60],
  ['ArrowRight', false, true, 92],
  ['ArrowLeft', false, true, 108],
  ['Home', false, false, narrowest],
  ['End', false, true, widest],
  ['ArrowDown', false, false, undefined],
  ['a', false, false, undefined],
])('%s (shift %s, from right to left %s) makes 100 pixels %s', (key, shiftKey, isRtl, width) => {
  expect(widthByKey({ key, shiftKey }, 100, isRtl)).toBe(width)
})

test.each([
  [10, undefined, narrowest],
  [99.6, undefined, 100],
  [9000, undefined, widest],
  [70, 96, 96],
])('%s with at least %s is %s', (asked, least, width) => {
  expect(withinWidths(asked, least)).toBe(width)
})
