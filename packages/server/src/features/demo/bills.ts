import { EWayMovement } from '@bahi/contracts/eway-movements.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { exemptDocument, generateEWayBills, saveMovement, validateEWayBills } from '../eway-bills/index.ts'

const road = { mode: 'Road', vehicleNumber: 'MH12QA4521', vehicleType: 'R', distance: 0 } as const
const mostBills = 6

/** E-way bills of the last sales of the sample company; the portal is asked for them once the server runs. */
export async function makeDemoBills(ctx: Ctx): Promise<void> {
  if (ctx.portals.sandboxUrl === undefined) return
  const { rows } = await sql<{ bills: number; place: number | null }>`select
    (select count(*) from e_way_bills where subscriber_id = current_subscriber()) as bills,
    (select min(entity_id) from portal_credentials where subscriber_id = current_subscriber() and portal = 'ewaybill') as place`.execute(
    ctx.db,
  )
  const { bills, place: entityId } = rows[0]!
  if (bills > 0 || entityId === null) return
  const documentIds = await lastSales(ctx)
  const sound = await validateEWayBills(ctx, { documentIds, transport: road })
  const movable = sound
    .filter(({ issues, need }) => issues.length === 0 && need.need !== 'notNeeded')
    .flatMap(({ documentId }) => documentId ?? [])
  const [byCart, ...others] = movable.slice(-mostBills)
  if (byCart !== undefined)
    await exemptDocument(ctx, { documentId: byCart, exemption: 'nonMotorised', note: 'By hand cart' })
  const [slip, ...carried] = others
  if (carried.length > 0)
    await generateEWayBills(ctx, { documentIds: carried, transport: road, route: 'direct' })
  // A carrier who enters the vehicle himself.
  if (slip !== undefined)
    await generateEWayBills(ctx, {
      documentIds: [slip],
      transport: { transporterId: '29AABCT1332L1ZU', transporterName: 'Deccan Roadlines', distance: 0 },
      route: 'direct',
    })
  await makeMovements(ctx, entityId)
}

/** Goods that go out and come back without a sale. */
async function makeMovements(ctx: Ctx, entityId: number): Promise<void> {
  const shippingAddress = {
    line1: '14 Bommasandra Industrial Area',
    city: 'Bengaluru',
    stateCode: '29',
    pincode: '560099',
  }
  const challan = {
    entityId,
    supplyType: 'Outward',
    documentType: 'DeliveryChallan',
    date: ctx.today(),
    shippingAddress,
    transport: road,
  } as const
  await saveMovement(
    ctx,
    EWayMovement.parse({
      ...challan,
      subSupplyType: 'JobWork',
      number: 'JW-1',
      to: { name: 'Bommasandra Platers', stateCode: '29' },
      lines: [
        {
          name: 'Brackets to be plated',
          hsn: '732690',
          quantity: '500',
          uqc: 'NOS',
          unitPrice: '85',
          taxRate: '18',
        },
      ],
    }),
  )
  await saveMovement(
    ctx,
    EWayMovement.parse({
      ...challan,
      subSupplyType: 'Exhibition',
      number: 'EX-1',
      shippingAddress: { line1: 'Hall 3, exhibition grounds', stateCode: '29' },
      lines: [
        {
          name: 'Samples for the fair',
          hsn: '8205',
          quantity: '40',
          uqc: 'NOS',
          unitPrice: '640',
          taxRate: '18',
        },
      ],
    }),
  )
}

async function lastSales({ db }: Ctx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select d.id from documents d
    join portal_credentials c on c.subscriber_id = d.subscriber_id and c.entity_id = d.entity_id and c.portal = 'ewaybill'
    where d.subscriber_id = current_subscriber() and d.kind = 'salesInvoice' and d.status in ('Active', 'PaymentReceived') and d.party_gstin is not null
    order by d.date desc, d.id desc limit 16`.execute(db)
  return rows.map(({ id }) => id)
}
