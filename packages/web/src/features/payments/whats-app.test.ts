import { expect, test } from 'vitest'
import { whatsAppUrl } from './whats-app.ts'

test.each([
  ['9825012345', 'https://wa.me/919825012345?text=%E2%82%B9%20100'],
  ['+91 98250 12345', 'https://wa.me/919825012345?text=%E2%82%B9%20100'],
  [null, 'https://wa.me/?text=%E2%82%B9%20100'],
])('a message is written to %s', (mobile, url) => {
  expect(whatsAppUrl(mobile, '₹ 100')).toBe(url)
})
