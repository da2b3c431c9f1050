import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { loadDocuments } from '../documents/index.ts'
import { asidesOf, placeFacts, taxpayersOf } from '../portals/index.ts'
import { catalogueFor } from '../items/index.ts'
import { applicabilityOf, checked, gstinsOf, hsnsOf, portalDay } from './facts.ts'
import { issuesIn, keptOfCheck } from './issues.ts'
import { portalTypeOf } from './source.ts'

const together = 200

/** What the portal would refuse of each document, all of it at once; nothing is sent. */
export async function validateEInvoices(
  ctx: Ctx,
  { documentIds }: ParsedOf<typeof eInvoiceCalls.validate>,
): Promise<ReplyOf<typeof eInvoiceCalls.validate>> {
  const ids = [...new Set(documentIds)]
  const today = portalDay(ctx.clock)
  const places = await placeFacts(ctx.db, ctx.entityIds)
  const found: ReplyOf<typeof eInvoiceCalls.validate> = []
  for (let at = 0; at < ids.length; at += together) {
    const documents = await loadDocuments(ctx.db, {
      ids: ids.slice(at, at + together),
      entityIds: ctx.entityIds,
    })
    const asides = await asidesOf(ctx.db, 'einvoice', ids.slice(at, at + together))
    const taxpayers = await taxpayersOf(ctx.db, gstinsOf(documents))
    const hsnCatalogue = await catalogueFor(ctx.db, hsnsOf(documents))
    for (const document of documents) {
      ctx.requireEntity(document.entityId)
      const place = places.get(document.entityId)!
      const byRule = applicabilityOf(document, place)
      const applicability =
        byRule.applies && asides.has(document.id) ? ({ applies: false, reason: 'setAside' } as const) : byRule
      const canBeChecked =
        document.number !== null && portalTypeOf(document.kind) !== 'other' && document.copies.supplier?.gstin
      found.push({
        documentId: document.id,
        applies: applicability.applies,
        reason: applicability.applies ? null : applicability.reason,
        issues:
          applicability.applies && canBeChecked
            ? issuesIn(
                ctx.language,
                keptOfCheck(checked(document, place, today, undefined, taxpayers, hsnCatalogue).issues),
              )
            : [],
      })
    }
  }
  if (found.length < ids.length) throw notFound()
  return found
}
