import type * as z from 'zod'
import type { PublicPayment } from '@bahi/contracts/public.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { voucherPicture } from '../printing/index.ts'
import type { VoucherPages } from '../printing/index.ts'

/** A payment as the holder of its link may see it: its voucher. Every member is named, so that a new one stays hidden. */
export async function publicPayment(
  voucher: VoucherPages,
  language: Language,
): Promise<z.output<typeof PublicPayment>> {
  const { payment, supplier } = voucher
  const { title, number, picture } = await voucherPicture(voucher, language)
  return {
    kind: payment.kind,
    number: payment.number,
    date: payment.date,
    status: payment.status,
    supplier: { companyName: supplier.companyName, name: supplier.name, gstin: supplier.gstin },
    party: { name: payment.partyName, gstin: payment.partyGstin },
    amount: payment.amount,
    amountInWords: payment.amountInWords,
    title,
    voucherNumber: number,
    pictureSvg: Buffer.from(picture).toString('utf8'),
  }
}
