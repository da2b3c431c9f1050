import { istDateOf } from '@bahi/domain/cal/date.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import { publicCalls } from '@bahi/contracts/public.ts'
import type { Ctx, PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { answerOffer, printedDocument } from '../documents/index.ts'
import { vouchersOf } from '../payments/index.ts'
import { documentPdf, receiptPdf, type StyledDocument, type VoucherPages } from '../printing/index.ts'
import { contentOf, publicFile, sharedFile } from './file.ts'
import type { SharedFile } from './file.ts'
import { publicPayment } from './payment.ts'
import { linksTo, openLink } from './queries.ts'
import type { DocumentLink } from './queries.ts'
import { hashOfShortUrl, parseShortUrl } from './token.ts'
import { publicView } from './view.ts'

/** Links that an address opens in a minute, and those of them that were none. */
const most = { asked: 120, missed: 20 }

export const publicRoutes = routes(publicCalls, {
  document: async (ctx, { shortUrl }) => {
    const shared = await sharedBy(ctx, shortUrl, 'views')
    if ('sender' in shared) return publicFile(shared)
    return 'payment' in shared ? publicPayment(shared, ctx.language) : publicView(shared, ctx.language)
  },
  documentPdf: async (ctx, { shortUrl }) => {
    const shared = await sharedBy(ctx, shortUrl, 'downloads')
    if ('sender' in shared) return contentOf(ctx, shared)
    return 'payment' in shared
      ? receiptPdf(shared, ctx.language)
      : documentPdf(shared, { language: ctx.language })
  },
  answer: async (ctx, { shortUrl, ...said }) => {
    const shared = await sharedBy(ctx, shortUrl, 'answers', (db, subscriberId, link) =>
      answerOffer(db, { subscriberId, today: istDateOf(ctx.clock()) }, link, said),
    )
    // No link to a payment or a file is opened for an answer.
    if ('payment' in shared || 'sender' in shared) throw notFound()
    return publicView(shared, ctx.language)
  },
  links: (ctx, { documentId }) =>
    linksTo(
      ctx.db,
      { documentId },
      {
        entityIds: ctx.entitiesOf(undefined),
        // Whoever may send one kind does not see the links of another.
        kinds: offeredKinds.filter((kind) => ctx.can(documentRight(kind, 'SND'))),
      },
    ),
})

/**
 * The document, payment or file behind a link. A link that never was, one that was revoked and one that has expired answer
 * alike, so that trying reveals nothing; who tries often has to wait.
 */
const sharedBy = async (
  ctx: PublicCtx,
  shortUrl: string,
  use: 'views' | 'downloads' | 'answers',
  answer?: (db: Db, subscriberId: number, link: DocumentLink) => Promise<void>,
): Promise<StyledDocument | VoucherPages | SharedFile> => {
  const { tries, request } = ctx
  const [asked, missed] = [`link ${request.address}`, `no link ${request.address}`]
  tries.refuse(asked, most.asked)
  tries.refuse(missed, most.missed)
  tries.count(asked)
  const token = parseShortUrl(shortUrl)
  const shared =
    token &&
    (await ctx.inTenant(token.subscriberId, { reason: 'public link' }, async (db) => {
      const link = await openLink(db, hashOfShortUrl(shortUrl), use)
      if (!link) return undefined
      if (link.kind === 'file') return sharedFile(db, token.subscriberId, link)
      const reader = readerOf(ctx, db, token.subscriberId, link.entityId)
      if (link.documentId === null) return vouchersOf(reader)(link.kind, link.paymentId)
      await answer?.(db, token.subscriberId, link)
      return printedDocument(reader, link.kind, link.documentId, link.asProforma ? 'Proforma' : undefined)
    }))
  if (shared) return shared
  tries.count(missed)
  throw notFound()
}

/** The holder of a link reads one document or voucher, answers it where it is an offer, and may do nothing else, whatever its maker may see today. */
const readerOf = (ctx: PublicCtx, db: Db, subscriberId: number, entityId: number): Ctx => {
  const { requestId, culture, language, clock, log, t, portals } = ctx
  const entityIds = [entityId]
  const seen = {
    db,
    subscriberId,
    userId: 0,
    entityIds,
    // Nothing is written by a link, so it does not matter what is switched off.
    access: { inactive: new Map<number, string>() },
    entitiesOf: () => entityIds,
    can: () => false,
    today: () => istDateOf(clock()),
    source: 'public',
  }
  return { ...seen, requestId, culture, language, clock, log, t, portals } as unknown as Ctx
}
