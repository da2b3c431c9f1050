import { DocumentSave } from '@bahi/contracts/documents.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { markReturned, saveDocument } from '../documents/index.ts'
import { workday } from './diary.ts'
import type { Diary } from './diary.ts'

/** Goods that left without being sold: days ago, why, and what came back when. */
const sendings = [
  {
    ago: 205,
    purpose: 'JobWork',
    jobWorkGoods: 'CapitalGoods',
    toJobWorker: true,
    goods: ['Impact drill 13 mm, 600 W', '2'],
    remarks: 'Drill with its jig for plating frames',
  },
  { ago: 170, purpose: 'OnApproval', goods: ['Mixer grinder 750 W', '12'], remarks: 'For their show room' },
  {
    ago: 118,
    purpose: 'OnApproval',
    goods: ['Ceiling fan 1200 mm', '6'],
    back: { ago: 96 },
  },
  {
    ago: 75,
    purpose: 'JobWork',
    toJobWorker: true,
    goods: ['Steel bolt M10 x 60', '2000'],
    remarks: 'For zinc plating, 8 micron',
    back: { ago: 44, quantity: '1250', lostQuantity: '12', nature: 'Zinc plating', otherNumber: 'CZP/118' },
  },
  {
    ago: 33,
    purpose: 'JobWork',
    toJobWorker: true,
    goods: ['Anchor fastener 12 mm', '800'],
    remarks: 'For zinc plating, 8 micron',
  },
  { ago: 16, purpose: 'Lots', goods: ['Solar panel 335 W', '4'], remarks: 'Lot 1 of 3' },
  {
    ago: 8,
    purpose: 'Exhibition',
    goods: ['Angle grinder 100 mm', '3'],
    remarks: 'Build Expo, hall 4',
    back: { ago: 4 },
  },
  { ago: 2, purpose: 'OnApproval', goods: ['LED tube light 20 W', '40'] },
] as const

interface Sender {
  readonly entityId: number
  readonly jobWorkerId: number
  readonly customerIds: readonly number[]
  readonly items: ReadonlyMap<string, number>
}

/** Enters what the company sends on approval, to its job worker, to an exhibition and in lots. */
export function planSendings(diary: Diary, sender: Sender, today: string): void {
  for (const [index, sending] of sendings.entries()) {
    const { ago, purpose, goods } = sending
    const date = workday(addDays(today, -ago))
    diary.on(date, async (ctx) => {
      const { id } = await saveDocument(
        ctx,
        'deliveryChallan',
        DocumentSave.parse({
          entityId: sender.entityId,
          partyId:
            'toJobWorker' in sending
              ? sender.jobWorkerId
              : sender.customerIds[(index * 5) % sender.customerIds.length],
          date,
          purpose,
          ...('jobWorkGoods' in sending ? { jobWorkGoods: sending.jobWorkGoods } : {}),
          ...('remarks' in sending ? { remarks: sending.remarks } : {}),
          status: 'Active',
          lines: [{ itemId: sender.items.get(goods[0]), quantity: goods[1] }],
        }),
      )
      if (!('back' in sending)) return
      const { ago: backAgo, ...back } = sending.back
      const day = workday(addDays(today, -backAgo))
      diary.on(day, async (later) => {
        if (!('quantity' in back)) return void (await markReturned(later, { id, date: day }))
        const { quantity, lostQuantity, ...work } = back
        const lines = [{ lineNumber: 1, quantity, lostQuantity }]
        await markReturned(later, { id, date: day, ...work, otherDate: day, lines })
      })
    })
  }
}
