import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayPrintCalls } from '@bahi/contracts/eway-prints.ts'
import type { Ctx } from '../../platform/context.ts'
import { actionRefused } from '../ledger/index.ts'
import { eWayBillPdfs } from '../printing/index.ts'
import { printSourceOf } from './print-source.ts'
import { currentState } from './current-state.ts'

type Calls = typeof eWayPrintCalls

/** The bill is read in a short transaction; the PDF is made without one. */
export async function printBill(ctx: Ctx, input: ParsedOf<Calls['print']>): Promise<FileReply> {
  const { source, name } = await ctx.inTransaction(async (inside) => {
    const current = await currentState(inside, input)
    const found = await printSourceOf(inside, current)
    if (!found) throw actionRefused(inside, 'eWayBill.refused.noBill')
    return { source: found, name: current.ewbNo! }
  })
  const [content] = await eWayBillPdfs([source], input.form)
  return { contentType: 'application/pdf', fileName: `ewb-${name}.pdf`, content: content!, inline: true }
}

/** Many bills, as a background task. */
export async function printBills(
  ctx: Ctx,
  { documentIds = [], billIds = [], form }: ParsedOf<Calls['printMany']>,
): Promise<ReplyOf<Calls['printMany']>> {
  const total = documentIds.length + billIds.length
  const taskId = await ctx.tasks.enqueue({
    type: 'eWayBillPrints',
    title: `${total} PDF`,
    input: { documentIds, billIds, form },
    total,
  })
  return { taskId }
}
