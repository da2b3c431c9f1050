import type { DocumentPrint, Qr } from '@bahi/contracts/printing.ts'
import { grouped } from './eway-frame.ts'
import type { Say } from './format.ts'
import { facts } from './frame.ts'
import type { PrintSource } from './source.ts'

/** What the portals gave a document: the signed QR that rule 46(r) asks for, and the number of its e-way bill. */

export const signedQr = (mark: NonNullable<PrintSource['eInvoice']>, say: Say): Qr => ({
  // The whole signed text: of its decoded fields alone nobody could check the signature.
  text: mark.signedQr,
  caption: say('print.einvoice'),
  facts: facts([
    [say('print.irn'), mark.irn, true],
    [say('print.ackNo'), mark.ackNo, true],
    [say('print.ackDate'), mark.ackDate, true],
    [say('print.signature'), mark.signature && say(`print.signature.${mark.signature}`)],
  ]),
})

export const ewayBillMarks = (
  bill: NonNullable<PrintSource['eWayBill']>,
  say: Say,
): Pick<DocumentPrint, 'ewayBill' | 'barcode'> => ({
  ewayBill: facts([
    [say('print.ewb'), grouped(bill.number), true],
    [say('print.ewbDate'), bill.date, true],
    [say('print.ewbValid'), bill.validUntil ?? say('print.ewbPartA'), bill.validUntil !== null],
  ]),
  barcode: { text: bill.number, caption: grouped(bill.number) },
})
