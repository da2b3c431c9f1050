import * as fc from 'fast-check'
import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { bestMasked } from './qr-mask.ts'

it('weighs the masks as one after another would be weighed', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 700 }),
      fc.constantFrom('L', 'M', 'Q'),
      (text, level) => {
        const expected = QRCode.create(text, { errorCorrectionLevel: level }).modules
        const { modules } = QRCode.create(text, { errorCorrectionLevel: level, maskPattern: 0 })
        expect(Buffer.from(bestMasked(modules, level))).toEqual(Buffer.from(expected.data))
      },
    ),
    { numRuns: 60 },
  )
})
