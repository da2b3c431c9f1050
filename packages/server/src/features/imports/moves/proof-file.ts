import { proofParts } from '@bahi/contracts/moves.ts'
import type { moveCalls } from '@bahi/contracts/moves.ts'
import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import { writeXlsx } from 'hucre'
import type { Ctx } from '../../../platform/context.ts'
import { harmless, sheetTypes } from '../../../platform/export/sheet.ts'
import { dayOf, proofRows } from './proof.ts'
import { moveOf } from './store.ts'

/** The proof as a workbook, each part a sheet. */
export async function proofFile(
  ctx: Ctx,
  { moveId }: ParsedOf<(typeof moveCalls)['proofFile']>,
): Promise<FileReply> {
  const move = await moveOf(ctx, moveId)
  const sheets = []
  for (const part of proofParts) {
    const rows = await proofRows(ctx, move, part)
    const hasCounts = part === 'documents'
    const hasQuantities = part === 'items'
    const heads = [
      ctx.t(`move.proof.name.${part}`),
      ...(hasCounts ? [ctx.t('move.proof.oldCount'), ctx.t('move.proof.ourCount')] : []),
      ...(hasQuantities ? [ctx.t('move.proof.oldQuantity'), ctx.t('move.proof.ourQuantity')] : []),
      ctx.t('move.proof.old'),
      ctx.t('move.proof.ours'),
      ctx.t('move.proof.difference'),
      ctx.t('move.proof.reasons'),
    ]
    sheets.push({
      name: ctx.t(`move.proof.part.${part}`).slice(0, 31),
      rows: [
        heads.map(harmless),
        ...rows.map((row) => [
          harmless(row.name),
          ...(hasCounts ? [row.oldCount ?? 0, row.ourCount ?? 0] : []),
          ...(hasQuantities ? [figure(row.oldQuantity ?? '0'), figure(row.ourQuantity ?? '0')] : []),
          figure(row.old),
          figure(row.ours),
          figure(row.difference),
          harmless(row.reasons.join('; ')),
        ]),
      ],
      freezePane: { rows: 1 },
    })
    await ctx.giveWay()
  }
  return {
    contentType: sheetTypes.xlsx,
    fileName: `${ctx.t('move.proof.fileName', { date: dayOf(ctx, move) })}.xlsx`,
    content: await writeXlsx({ sheets }),
  }
}

/** Fifteen digits are what a spreadsheet holds exactly. */
const figure = (text: string): number | string =>
  text.replaceAll(/[-.]/g, '').length <= 15 ? Number(text) : text
