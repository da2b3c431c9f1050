import { cancel, change, convert, correct, issue, rearrange, takeBack } from './documents.ts'
import { apply, cancelPayment, pay, reallocate, refund, writeOff } from './money.ts'
import { bring, changeBrought, dropBrought } from './openings.ts'
import { correctStock } from './stock.ts'
import { pick } from './trader.ts'
import type { Step, Trader } from './trader.ts'

/** How often each is done, beside the others. */
const shares: readonly (readonly [Step, number])[] = [
  [issue, 4],
  [convert, 3],
  [correct, 2],
  [change, 2],
  [rearrange, 1],
  [takeBack, 2],
  [cancel, 1],
  [pay, 3],
  [reallocate, 1],
  [cancelPayment, 1],
  [apply, 1],
  [refund, 1],
  [writeOff, 1],
  [bring, 2],
  [changeBrought, 1],
  [dropBrought, 1],
  [correctStock, 1],
]
const steps = shares.flatMap(([step, share]) => Array.from({ length: share }, () => step))

/** One step that chance chooses. */
export const trade = (trader: Trader): Promise<void> => pick(trader, steps)!(trader)
