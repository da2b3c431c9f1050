import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import type * as z from 'zod'
import type { EntityFacts, PrintedValues } from './facts.ts'

/** What of a place is printed of it. */
type PrintedFacts = Pick<
  EntityFacts,
  | 'name'
  | 'tradeName'
  | 'gstin'
  | 'pan'
  | 'stateCode'
  | 'taxpayerType'
  | 'address'
  | 'email'
  | 'mobile'
  | 'signatory'
  | 'bank'
  | 'upiId'
>

/** The seller as a document keeps it. */
export type SupplierCopy = Omit<PrintedFacts, 'tradeName'> & {
  readonly companyName: string
  readonly printedFields?: PrintedValues
}

/** The seller with its pictures, as a reply carries it. */
export type Supplier = z.input<typeof DocumentDetail>['supplier']

/** A GSTIN as it is printed today, with its pictures: for receipts and statements, which keep no copy of it. */
export async function supplierToday(ctx: Ctx, entityId: number): Promise<Supplier> {
  const { rows } = await sql<
    PrintedFacts & {
      companyName: string
      companyPan: string | null
      logo: string | null
      signatureImage: string | null
    }
  >`
    select e.name, e.trade_name, e.gstin, e.pan, e.state_code, e.taxpayer_type, e.address, e.email, e.mobile, e.signatory, e.bank,
      e.upi_id, coalesce(e.logo, c.logo) as logo, coalesce(e.signature_image, c.signature_image) as signature_image, coalesce(c.legal_name, c.name) as company_name, c.pan as company_pan
    from entities e join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  const entity = rows[0]
  if (!entity) throw notFound()
  const { logo, signatureImage } = entity
  return { ...supplierOf(entity, entity.companyName, entity.companyPan), logo, signatureImage } as Supplier
}

/** The seller as printed; pictures are read from the master when they are needed. */
export function supplierOf(
  entity: PrintedFacts,
  companyName: string,
  pan: string | null,
  printedFields?: PrintedValues,
): SupplierCopy {
  return {
    companyName,
    ...(printedFields ? { printedFields } : {}),
    name: entity.tradeName ?? entity.name,
    gstin: entity.gstin,
    pan: entity.pan ?? pan,
    stateCode: entity.stateCode,
    taxpayerType: entity.taxpayerType,
    address: entity.address,
    email: entity.email,
    mobile: entity.mobile,
    signatory: entity.signatory,
    bank: entity.bank,
    upiId: entity.upiId,
  }
}
