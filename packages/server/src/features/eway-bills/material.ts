import { isNoSupply } from '@bahi/domain/documents/challan.ts'
import type { EWayMovementInput } from '@bahi/contracts/eway-movements.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { loadDocuments } from '../documents/index.ts'
import type { StoredDocument } from '../documents/index.ts'
import type { Material } from './facts.ts'
import { movementOf } from './movement.ts'
import { sourceOf } from './source.ts'
import type { Transport } from './source.ts'
import type { CurrentState } from './current-state.ts'

/** What would be sent, of the document as it was issued or of the movement as it was typed; undefined of a draft. */
export async function materialOf(
  db: Db,
  { documentId, source, exemption }: Pick<CurrentState, 'documentId' | 'source' | 'exemption'>,
  transport?: Transport,
): Promise<Material | undefined> {
  if (documentId === null) return movementOf(db, source as EWayMovementInput, transport)
  const [document] = await loadDocuments(db, { ids: [documentId] })
  if (!document || document.number === null || !document.copies.supplier?.gstin) return undefined
  return { ...materialOfDocument(document, transport), exemption: exemption ?? undefined }
}

export function materialOfDocument(document: StoredDocument, transport?: Transport): Material {
  return {
    source: sourceOf(document, transport),
    entityId: document.entityId,
    caller: document.copies.supplier!.gstin!,
    goods: document.lines
      .filter(({ supply, isCharge }) => supply === 'Goods' && !isCharge)
      .map(({ hsn, taxCategory, taxableValue, total }) => ({
        hsn: hsn ?? '',
        isTaxed: taxCategory === 'Taxable',
        total: isNoSupply(document.body) ? taxableValue : total,
      })),
    exemption: undefined,
  }
}
