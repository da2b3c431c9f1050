import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sql } from 'kysely'
import { createSession, createUser } from '../src/features/auth/index.ts'
import type { Db } from '../src/platform/db/kysely.ts'
import { seedCashRetail } from '../src/features/parties/index.ts'
import { enqueueTask } from '../src/platform/jobs/tasks.ts'
import { gstinOf } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import { envelope, ledgerXml } from './tally-books.ts'

/** A subscriber with one of everything, all of it named so that a leak of any of it is seen. */
export interface World {
  readonly shop: TestSubscriber
  /** Is in every name, note and number of this world, and nowhere else. */
  readonly mark: string
  readonly companyId: number
  readonly entityId: number
  readonly partyId: number
  readonly itemId: number
  /** Keeps batches. */
  readonly batchedItemId: number
  readonly batchId: number
  /** Each unit of it has a serial number; one of them. */
  readonly serialItemId: number
  readonly serialId: number
  readonly categoryId: number
  readonly customFieldId: number
  readonly unitId: number
  readonly taxRateId: number
  readonly hsnSacId: number
  readonly seriesId: number
  readonly allocationId: number
  readonly emailTemplateId: number
  readonly departmentId: number
  readonly vendorId: number
  readonly partyGroupId: number
  readonly priceListId: number
  readonly recurringId: number
  readonly reportScheduleId: number
  readonly invoiceId: number
  readonly draftId: number
  readonly correctedId: number
  readonly daySaleId: number
  readonly noteId: number
  readonly noteDraftId: number
  readonly supplierId: number
  readonly billId: number
  readonly billDraftId: number
  readonly inwardNoteId: number
  readonly inwardNoteDraftId: number
  readonly quotationId: number
  readonly quotationDraftId: number
  readonly orderId: number
  readonly challanId: number
  readonly challanDraftId: number
  readonly orderDraftId: number
  readonly purchaseOrderId: number
  readonly purchaseOrderDraftId: number
  readonly paymentId: number
  readonly paymentVersion: number
  readonly payoutId: number
  readonly payoutVersion: number
  readonly paymentRequestId: number
  /** An account of one's own. */
  readonly accountGroupId: number
  readonly ledgerAccountId: number
  readonly journalId: number
  readonly assetId: number
  readonly tdsChallanId: number
  readonly tcsChallanId: number
  readonly assetPostingId: number
  readonly promiseId: number
  /** A row of a GSTR-2B, what it is compared as, and a note on that. */
  readonly inwardId: number
  readonly reconciliationId: number
  readonly actionId: number
  /** Its supplier, and a mail that asked for it. */
  readonly supplierGstin: string
  readonly followUpId: number
  readonly bankRuleId: number
  /** A file of a bank, with one row that is not decided. */
  readonly bankStatementId: number
  readonly bankRowId: number
  /** A correction of stock. */
  readonly stockEntryId: number
  /** An invoice of before the books began. */
  readonly openingId: number
  readonly readingId: number
  readonly adjustmentId: number
  readonly annualAdjustmentId: number
  readonly auditAdjustmentId: number
  /** A file of the bill. */
  readonly attachmentId: number
  /** An e-way bill without a document in the books. */
  readonly movementId: number
  readonly sheetId: number
  readonly otherBillId: number
  readonly taskId: number
  /** A file that was imported. */
  readonly importId: number
  readonly importTaskId: number
  /** Books of another program, of which one import is made and one is to come. */
  readonly moveId: number
  readonly fileId: number
  readonly userId: number
  /** Another session of the shop's own user. */
  readonly sessionId: number
  readonly apiClientId: number
  /** An address that is called on events, and what was to be sent to it. */
  readonly callbackId: number
  readonly deliveryId: number
  readonly ipAddressId: number
  readonly roleId: number
  readonly changeRequestId: number
}

export async function makeWorld(server: SharedTestServer, mark: string): Promise<World> {
  const shop = await server.makeSubscriber({ name: `${mark} Limited` })
  const { subscriberId, entityId } = shop
  await stockShop(shop)
  await shop.inTenant((db) => seedCashRetail(db))
  const partyId = (
    await shop.ok('party.save', {
      name: `${mark} Stores`,
      role: 'Both',
      taxpayerType: 'REG',
      gstin: gstinOf('27', 'AAACM5678R'),
      mobile: '9876543210',
      billingAddress: { line1: `${mark} Road`, city: 'Pune', stateCode: '27', pincode: '411001' },
    })
  ).id
  const itemId = (
    await shop.ok('item.save', {
      name: `${mark} bolt`,
      kind: 'Item',
      supply: 'Goods',
      hsn: '73181500',
      uqc: 'NOS',
      sellingPrice: '12.50',
      taxCategory: 'Taxable',
      taxRate: '18',
    })
  ).id
  const batchedItemId = (
    await shop.ok('item.save', {
      name: `${mark} syrup`,
      hsn: '30049099',
      uqc: 'NOS',
      taxRate: '5',
      hasBatches: true,
    })
  ).id
  const batchId = (
    await shop.ok('stockBatch.save', { itemId: batchedItemId, batch: 'B1', notes: `${mark} cold room` })
  ).id
  const serialItemId = (
    await shop.ok('item.save', {
      name: `${mark} meter`,
      hsn: '90283010',
      uqc: 'NOS',
      taxRate: '18',
      hasSerials: true,
    })
  ).id
  const customField = { recordKind: 'item', type: 'text', labels: { en: `${mark} shade` } } as const
  const customFieldId = (await shop.ok('customField.save', customField)).id
  await shop.ok('printSetting.save', { entityId, settings: { footer: `${mark} foot` } })
  const categoryId = (await shop.ok('category.save', { name: `${mark} fasteners` })).id
  const unitId = (await shop.ok('unit.save', { code: 'MRK', description: `${mark} unit`, uqc: 'NOS' })).id
  const taxRateId = (await shop.ok('taxRate.save', { text: '18.5', rate: '18.5' })).id
  const hsnSacId = (
    await shop.ok('hsnSac.save', { code: '73189999', description: `${mark} code`, kind: 'HSN' })
  ).id
  const seriesId = (
    await shop.ok('series.save', {
      name: `${mark} series`,
      code: 'MARK',
      documentKind: 'salesInvoice',
      prefix: 'MRK',
    })
  ).id
  const allocationId = (await shop.ok('seriesAllocation.save', { seriesId, entityId, isDefault: true })).id
  for (const [documentKind, code] of [
    ['outwardNote', 'MRKN'],
    ['purchaseBill', 'MRKB'],
    ['inwardNote', 'MRKP'],
    ['salesQuotation', 'MRKT'],
    ['salesOrder', 'MRKO'],
    ['deliveryChallan', 'MRKC'],
    ['purchaseOrder', 'MRKQ'],
    ['selfInvoice', 'MRKS'],
    ['receiptVoucher', 'MRKR'],
    ['paymentVoucher', 'MRKV'],
    ['refundVoucher', 'MRKF'],
    ['stockAdjustment', 'MRKA'],
    ['stockTransfer', 'MRKM'],
    ['journal', 'MRKJ'],
    ['contra', 'MRKK'],
  ] as const) {
    const { id } = await shop.ok('series.save', { name: `${mark} ${code}`, code, documentKind, prefix: code })
    await shop.ok('seriesAllocation.save', { seriesId: id, entityId, isDefault: true })
  }
  const departmentId = (await shop.ok('department.save', { name: `${mark} accounts`, entityId })).id
  const vendorId = (
    await shop.ok('vendor.save', {
      gstin: gstinOf('27', 'AAACV1111R'),
      name: `${mark} suppliers`,
      contacts: [{ name: `${mark} Rao` }],
    })
  ).id
  const partyGroupId = (await shop.ok('partyGroup.save', { name: `${mark} dealers` })).id
  const priceListId = (
    await shop.ok('priceList.save', {
      name: `${mark} prices`,
      partyGroupIds: [partyGroupId],
      lines: [{ itemId, fromQuantity: '1000', unitPrice: '11' }],
    })
  ).id
  const emailTemplateId = (
    await shop.ok('emailTemplate.save', {
      event: 'statementSent',
      language: 'en',
      subject: `${mark} statement`,
      body: 'Dear {{party}}',
    })
  ).id
  const sale = {
    entityId,
    partyId,
    date: today(),
    supplyKind: 'Regular' as const,
    reverseCharge: false,
    roundOff: true,
    remarks: `${mark} remark`,
    lines: [{ itemId, quantity: '10', unitPrice: '12.50', description: `${mark} line` }],
  }
  const invoiceId = (await shop.ok('salesInvoice.save', { ...sale, status: 'Active' })).id
  const draftId = (await shop.ok('salesInvoice.save', { ...sale, status: 'Draft' })).id
  const recurringId = (
    await shop.ok('recurring.save', {
      sourceId: invoiceId,
      nextDate: today(),
      every: 1,
      unit: 'Month',
      result: 'Issued',
      mails: false,
    })
  ).id
  const reportScheduleId = (
    await shop.ok('reportSchedule.save', {
      report: 'salesByCustomer',
      asked: { entityIds: [entityId] },
      period: 'LMonth',
      to: `${mark.toLowerCase()}@reports.example`,
      nextDate: today(),
      hour: 8,
      every: 1,
      unit: 'Month',
    })
  ).id
  const correctedId = (await shop.ok('salesInvoice.save', { ...sale, status: 'Active' })).id
  const daySaleId = (
    await shop.ok('daySale.save', {
      entityId,
      mode: 'Cash',
      lines: [{ itemId, quantity: '1', unitPrice: '12.50', description: `${mark} tea` }],
    })
  ).id
  const note = {
    ...sale,
    noteType: 'Credit' as const,
    reason: 'Sales Return' as const,
    precedingDocuments: [{ documentId: correctedId }],
    lines: [{ sourceLine: { documentId: correctedId, lineNumber: 1 }, quantity: '1' }],
  }
  const noteId = (await shop.ok('outwardNote.save', { ...note, status: 'Active' })).id
  const noteDraftId = (await shop.ok('outwardNote.save', { ...note, status: 'Draft' })).id
  const supplierId = (
    await shop.ok('party.save', { name: `${mark} Mills`, role: 'Supplier', taxpayerType: 'UNREG' })
  ).id
  const bill = {
    ...sale,
    partyId: supplierId,
    reverseCharge: true,
    supplierNumber: `${mark}/1`,
    supplierDate: today(),
  }
  const billId = (await shop.ok('purchaseBill.save', { ...bill, status: 'Active' })).id
  const billDraftId = (await shop.ok('purchaseBill.save', { ...bill, status: 'Draft' })).id
  const inwardNote = {
    ...sale,
    partyId: supplierId,
    reverseCharge: true,
    noteType: 'Debit' as const,
    reason: 'Purchase Return' as const,
    precedingDocuments: [{ documentId: billId }],
    lines: [{ sourceLine: { documentId: billId, lineNumber: 1 }, quantity: '1' }],
  }
  const inwardNoteId = (await shop.ok('inwardNote.save', { ...inwardNote, status: 'Active' })).id
  const inwardNoteDraftId = (await shop.ok('inwardNote.save', { ...inwardNote, status: 'Draft' })).id
  const quotationId = (await shop.ok('salesQuotation.save', { ...sale, status: 'Active' })).id
  const quotationDraftId = (await shop.ok('salesQuotation.save', { ...sale, status: 'Draft' })).id
  const orderId = (await shop.ok('salesOrder.save', { ...sale, status: 'Active' })).id
  const orderDraftId = (await shop.ok('salesOrder.save', { ...sale, status: 'Draft' })).id
  const challanId = (await shop.ok('deliveryChallan.save', { ...sale, status: 'Active' })).id
  const challanDraftId = (await shop.ok('deliveryChallan.save', { ...sale, status: 'Draft' })).id
  const ordered = { ...sale, partyId: supplierId }
  const purchaseOrderId = (await shop.ok('purchaseOrder.save', { ...ordered, status: 'Active' })).id
  const purchaseOrderDraftId = (await shop.ok('purchaseOrder.save', { ...ordered, status: 'Draft' })).id
  const payment = await shop.ok('paymentIn.save', {
    entityId,
    partyId,
    date: today(),
    mode: 'UPI',
    amount: '50.00',
    reference: `${mark}-REF`,
    allocations: [{ documentId: invoiceId, amount: '50.00' }],
  })
  const payout = await shop.ok('paymentOut.save', {
    entityId,
    partyId: supplierId,
    date: today(),
    mode: 'Cheque',
    amount: '50.00',
    reference: `${mark}-CHQ`,
    allocations: [{ documentId: billId, amount: '50.00' }],
  })
  const { items: openings } = await shop.ok('openingItem.save', {
    entityId,
    items: [{ partyId, type: 'Invoice', number: `${mark}-OLD`, date: '2026-03-10', amount: '90' }],
  })
  await shop.ok('setting.update', { entityId, settings: [{ name: 'EnableStockInventory', value: true }] })
  await shop.ok('inventory.saveOpeningStocks', {
    entityId,
    date: today(),
    stocks: [{ itemId, quantity: '100', value: '900' }],
  })
  const { id: stockEntryId } = await shop.ok('inventory.saveStockAdjustment', {
    entityId,
    date: today(),
    reason: 'Damage',
    notes: `${mark} rain`,
    lines: [{ itemId, quantity: '-1' }],
  })
  await shop.ok('inventory.saveStockAdjustment', {
    entityId,
    date: today(),
    reason: 'Count',
    lines: [{ itemId: serialItemId, quantity: '1', value: '500', serials: [`${mark}-1`] }],
  })
  const { records: serials } = await shop.ok('stockSerial.search', { entityIds: [entityId] })
  const serialId = serials[0]!.id
  const { id: accountGroupId } = await shop.ok('accountGroup.save', {
    name: `${mark} machines`,
    group: 'indirectExpenses',
  })
  const { id: ledgerAccountId } = await shop.ok('ledgerAccount.save', {
    name: `${mark} hire`,
    group: 'indirectExpenses',
  })
  const { id: journalId } = await shop.ok('journal.save', {
    entityId,
    date: today(),
    narration: `${mark} rent`,
    lines: [
      { accountId: ledgerAccountId, debit: '100' },
      { account: 'Cash', credit: '100' },
    ],
  })
  // Each of a journal of its own: the example of journals is changed by others.
  const challanOf = async (side: 'tds' | 'tcs') => {
    const { id: journalId } = await shop.ok('journal.save', {
      entityId,
      kind: 'journal',
      date: '2026-11-07',
      narration: `${mark}-REF`,
      lines: [
        { account: `${side.toUpperCase()} payable`, debit: '100' },
        { account: 'Bank', credit: '100' },
      ],
    })
    return shop.inTenant(async (db) => {
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(`${side}_challans`)} (subscriber_id, company_id, entity_id, date, bsr_code, number, tax, notes, journal_id)
        values (current_subscriber(), ${shop.companyId}, ${entityId}, '2026-11-07', '0510308', '00077', 100, ${`${mark}-REF`}, ${journalId}) returning id`.execute(
        db,
      )
      return rows[0]!.id
    })
  }
  const [tdsChallanId, tcsChallanId] = [await challanOf('tds'), await challanOf('tcs')]
  const asset = {
    entityId,
    assetClass: 'computers',
    acquiredOn: '2026-04-01',
    cost: '60000',
    account: 'Capital',
  } as const
  const { id: assetId } = await shop.ok('fixedAsset.save', { ...asset, name: `${mark} printer` })
  await shop.ok('assetPosting.run', { entityId, toDate: '2026-04-30' })
  const postings = await shop.ok('assetPosting.search', { kinds: ['depreciate'] })
  const { id: bankRuleId } = await shop.ok('bankRule.save', {
    name: `${mark} charges`,
    words: ['CHRG'],
    account: 'Bank charges',
  })
  const { id: bankStatementId } = await shop.ok('bankStatement.upload', {
    entityId,
    account: 'Bank',
    file: {
      name: `${mark} bank.csv`,
      content: Buffer.from(`Date,Description,Debit,Credit\n2026-11-03,${mark} SMS CHRG,17.70,`).toString(
        'base64',
      ),
    },
  })
  const bankRowId = await shop.inTenant(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into bank_rows (subscriber_id, account_id, statement_id, line_number, date, description, debit, credit, content_hash, content_times)
      select s.subscriber_id, s.account_id, s.id, 2, '2026-11-03', ${`${mark} SMS CHRG`}, 17.70, 0, '\\x01', 1 from bank_statements s
      where s.subscriber_id = ${subscriberId} and s.id = ${bankStatementId} returning id`.execute(db)
    return rows[0]!.id
  })
  const { importId } = await shop.ok('import.read', {
    kind: 'Parties',
    entityId,
    file: {
      name: `${mark} parties.csv`,
      content: Buffer.from(`Name,Role\n${mark} asked,Customer`).toString('base64'),
    },
  })
  const { backgroundTaskId: importTaskId } = await shop.ok('import.run', { importId })
  await shop.inTenant(async (db) => {
    await sql`update background_tasks set status = 'Success' where subscriber_id = ${subscriberId} and id = ${importTaskId}`.execute(
      db,
    )
    await sql`update imports set status = 'Success' where subscriber_id = ${subscriberId} and task_id = ${importTaskId}`.execute(
      db,
    )
  })
  const { moveId } = await shop.ok('move.read', {
    program: 'Tally',
    entityId,
    file: {
      name: `${mark} books.xml`,
      content: Buffer.from(envelope(ledgerXml(`${mark} Traders`, 'Sundry Debtors'))).toString('base64'),
    },
  })
  await shop.inTenant(async (db) => {
    const found = {
      company: mark,
      fromDate: null,
      toDate: null,
      defaultFrom: '2026-04-01',
      receivable: '0.00',
      payable: '0.00',
      stock: '0.00',
      masters: [],
      documents: [],
    }
    await sql`update background_tasks set status = 'Success' where subscriber_id = ${subscriberId} and id = (select m.read_task_id from moves m where m.id = ${moveId})`.execute(
      db,
    )
    await sql`update moves set found = ${JSON.stringify(found)}::jsonb, from_date = '2026-04-01', prepared_from = '2026-04-01', conflict_action = 'Skip'
      where subscriber_id = ${subscriberId} and id = ${moveId}`.execute(db)
    await sql`insert into move_steps (subscriber_id, move_id, position, kind, import_file_id, import_id)
      select i.subscriber_id, ${moveId}, p.position, 'Parties', i.import_file_id, case when p.position = 4 then i.id end
      from imports i cross join (values (4), (5)) as p (position) where i.subscriber_id = ${subscriberId} and i.task_id = ${importTaskId}`.execute(
      db,
    )
    await sql`insert into move_records (subscriber_id, move_id, position, row_number, row_count, own_key, was, name, party)
      values (${subscriberId}, ${moveId}, 4, 2, 1, ${mark}, 'LEDGER', ${mark}, ${mark})`.execute(db)
    await sql`insert into move_left (subscriber_id, move_id, id, was, reason, name, count) values (${subscriberId}, ${moveId}, 1, 'VOUCHER', 'kind', ${mark}, 1)`.execute(
      db,
    )
    await sql`insert into move_balances (subscriber_id, move_id, part, name, opening, closing, own_key)
      values (${subscriberId}, ${moveId}, 'party', ${mark}, 0, 0, ${mark})`.execute(db)
  })
  const { id: promiseId } = await shop.ok('paymentPromise.save', {
    partyId,
    entityId,
    date: today(),
    note: `${mark} pays on Friday`,
  })
  const inward = await shop.inTenant((db) => inwardRow(db, entityId, mark))
  const paper = { name: `${mark}.csv`, content: Buffer.from(`${mark},1`).toString('base64') }
  const attachment = { kind: 'purchaseBill', recordId: billId, entityId, ...paper } as const
  const attachmentId = (await shop.ok('attachment.upload', attachment)).id
  const qr = { name: `${mark}.txt`, content: Buffer.from(`${mark} note`).toString('base64') }
  const { files: readings } = await shop.ok('qrReading.read', { entityId, files: [qr] })
  await shop.ok('setting.saveColumns', { list: `${mark}-list`, columns: [{ key: 'name', visible: true }] })
  const apiClientId = (await shop.ok('apiAccess.save', { name: `${mark} bridge`, scopes: ['PTY_SH_VW'] })).id
  const ipAddressId = (
    await shop.ok('ipAddress.save', { address: '203.0.113.0/24', description: `${mark} office` })
  ).id
  const other = await shop.inTenant(async (db) => {
    const taskId = await enqueueTask(
      db,
      { subscriberId, userId: shop.id, requestId: mark },
      { type: 'export', title: `${mark} export`, input: { call: 'party.export', input: {} } },
    )
    const { rows } = await sql<{
      id: number
    }>`insert into stored_files (subscriber_id, purpose, name, content_type, size)
      values (${subscriberId}, 'task', ${`${mark}.csv`}, 'text/csv', 3) returning id`.execute(db)
    const fileId = rows[0]!.id
    await sql`insert into stored_file_parts (subscriber_id, file_id, part_number, content) values (${subscriberId}, ${fileId}, 0, ${Buffer.from(mark)})`.execute(
      db,
    )
    await sql`insert into background_task_files (subscriber_id, task_id, file_id) values (${subscriberId}, ${taskId}, ${fileId})`.execute(
      db,
    )
    const { rows: bills } = await sql<{
      id: number
    }>`insert into e_way_bills_of_others (subscriber_id, entity_id, number, roles, generated_at, to_name, valid_until, told_at)
      values (${subscriberId}, ${entityId}, '391004527718', '{Transporter}', now(), ${`${mark} receiver`}, now() + interval '3 hours', now())
      returning id`.execute(db)
    const otherBillId = bills[0]!.id
    const { rows: sheets } = await sql<{
      id: number
    }>`insert into consolidated_e_way_bills (subscriber_id, entity_id, status, number, place, state_code, mode, vehicle_number)
      values (${subscriberId}, ${entityId}, 'Generated', '2910044817', ${`${mark} yard`}, '27', 'Road', 'MH12AB1234') returning id`.execute(
      db,
    )
    const sheetId = sheets[0]!.id
    await sql`insert into consolidated_members (subscriber_id, consolidated_id, ewb_no, position, other_bill_id, to_name)
      values (${subscriberId}, ${sheetId}, '391004527718', 0, ${otherBillId}, ${`${mark} receiver`})`.execute(
      db,
    )
    const { rows: waiting } = await sql<{
      id: number
    }>`insert into payment_requests (subscriber_id, entity_id, party_id, date, mode, amount, body, submitted_by)
      values (${subscriberId}, ${entityId}, ${supplierId}, ${today()}, 'UPI', 5, ${JSON.stringify({
        entityId,
        partyId: supplierId,
        date: today(),
        mode: 'UPI',
        amount: '5.00',
        reference: `${mark}-UTR`,
        allocations: [],
      })}::jsonb, ${shop.id}) returning id`.execute(db)
    const userName = `${mark.toLowerCase()}@example.in`
    const { rows: asked } = await sql<{
      id: number
    }>`insert into change_requests (subscriber_id, user_id, kind, right_code, note)
      values (${subscriberId}, ${shop.id}, 'Right', 'PTY_AD', ${`${mark} note`}) returning id`.execute(db)
    await createSession(db, { subscriberId, userId: shop.id, idleMinutes: 30, maxHours: 12 })
    const { rows: sessions } = await sql<{ id: number }>`select max(id) as id from sessions
      where subscriber_id = ${subscriberId} and user_id = ${shop.id}`.execute(db)
    return {
      sessionId: sessions[0]!.id,
      changeRequestId: asked[0]!.id,
      paymentRequestId: waiting[0]!.id,
      taskId,
      importId,
      importTaskId,
      moveId,
      fileId,
      sheetId,
      otherBillId,
      userId: await createUser(
        db,
        subscriberId,
        { userName, emailAddress: userName, firstName: mark },
        'none',
      ),
    }
  })
  return {
    shop,
    mark,
    companyId: shop.companyId,
    entityId,
    partyId,
    itemId,
    batchedItemId,
    batchId,
    serialItemId,
    serialId,
    categoryId,
    customFieldId,
    unitId,
    taxRateId,
    hsnSacId,
    seriesId,
    allocationId,
    apiClientId,
    ...(await callback(shop, entityId, mark)),
    ipAddressId,
    emailTemplateId,
    departmentId,
    vendorId,
    partyGroupId,
    priceListId,
    recurringId,
    reportScheduleId,
    invoiceId,
    draftId,
    correctedId,
    daySaleId,
    noteId,
    noteDraftId,
    supplierId,
    billId,
    billDraftId,
    inwardNoteId,
    inwardNoteDraftId,
    quotationId,
    quotationDraftId,
    orderId,
    orderDraftId,
    challanId,
    challanDraftId,
    purchaseOrderId,
    purchaseOrderDraftId,
    paymentId: payment.id,
    paymentVersion: payment.version,
    payoutId: payout.id,
    payoutVersion: payout.version,
    stockEntryId,
    accountGroupId,
    ledgerAccountId,
    journalId,
    assetId,
    tdsChallanId,
    tcsChallanId,
    assetPostingId: postings.records[0]!.id,
    promiseId,
    ...inward,
    bankRuleId,
    bankStatementId,
    bankRowId,
    openingId: openings[0]!.id,
    readingId: readings[0]!.readings[0]!.id,
    attachmentId,
    adjustmentId: (
      await shop.ok('gstr3b.adjust', {
        entityId,
        returnPeriod: `${today().slice(5, 7)}${today().slice(0, 4)}`,
        section: '4B(2)',
        igst: '1.00',
        reason: 'Looked at',
      })
    ).id,
    // Each table of reasons has one, so that the file can be made.
    auditAdjustmentId: (
      await Promise.all(
        (['6', '8', '10', '13', '15', '5C'] as const).map((section) =>
          shop.ok('gstr9c.adjust', {
            entityId,
            returnPeriod: lastOfYear(),
            section,
            reason: 'By the auditor',
            ...(section === '5C' ? { taxableValue: '1.00' } : {}),
          }),
        ),
      )
    ).at(-1)!.id,
    annualAdjustmentId: (
      await shop.ok('gstr9.adjust', {
        entityId,
        returnPeriod: lastOfYear(),
        section: '7B',
        igst: '1.00',
        reason: 'Looked at',
      })
    ).id,
    roleId: (await shop.ok('role.save', { name: `${mark} role`, rights: ['PTY_SH_VW'] })).id,
    movementId: (await shop.ok('eWayBill.save', movement(entityId, `${mark} cloth`))).id,
    ...other,
  }
}

export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

/** March at the end of the financial year of today: the period of an annual return. */
export const lastOfYear = () => `03${Number(today().slice(0, 4)) + (today().slice(5, 7) > '03' ? 1 : 0)}`

/** A challan to a job worker in another state. */
export const movement = (entityId: number, name = 'Cloth'): InputOf<typeof eWayBillCalls.save> => ({
  entityId,
  supplyType: 'Outward',
  subSupplyType: 'JobWork',
  documentType: 'DeliveryChallan',
  number: 'CH-1',
  date: today(),
  to: { gstin: gstinOf('29', 'AAACD4411M'), name },
  dispatchAddress: { line1: '1 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
  shippingAddress: { line1: '7 Dyers Lane', city: 'Bengaluru', stateCode: '29', pincode: '560058' },
  lines: [{ name, hsn: '520811', quantity: '100', uqc: 'MTR', unitPrice: '80', taxRate: '5' }],
  transport: { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R', distance: 0 },
})

async function callback(shop: TestSubscriber, entityId: number, mark: string) {
  const { id: callbackId } = await shop.ok('callback.save', {
    url: `https://erp.example.in/${mark}`,
    description: `${mark} books`,
    events: ['payment.saved'],
  })
  const deliveryId = await shop.inTenant(async (db) => {
    await sql`select keep_callback_event('payment.saved', 'payment:1', ${entityId}::bigint, null, jsonb_build_object('number', ${mark}::text))`.execute(
      db,
    )
    const { rows } = await sql<{ id: number }>`
      update callback_deliveries set state = 'Attempted', fault = 'status', status_code = 500, sent_at = now(), sent_to = ${`https://erp.example.in/${mark}`},
        due_at = now() + interval '1 day' where subscriber_id = current_subscriber() returning id`.execute(db)
    return rows[0]!.id
  })
  return { callbackId, deliveryId }
}

/** A row of a GSTR-2B that the books do not have. */
async function inwardRow(db: Db, entityId: number, mark: string) {
  const supplier = gstinOf('27', 'AAPFN0001K')
  const { rows } = await sql<
    Pick<World, 'inwardId' | 'reconciliationId' | 'actionId' | 'supplierGstin' | 'followUpId'>
  >`
    with file as (
      insert into inward_files (subscriber_id, entity_id, source, return_period, name) values (current_subscriber(), ${entityId}, '2B', '042026', ${mark})
      returning id),
    portal as (
      insert into inward_rows (subscriber_id, entity_id, source, return_period, section, cls, gstin, pan, supplier_name, number, number_key, date, year,
        copy, reverse_charge, taxable_value, igst, cgst, sgst, cess, is_rejected, file_id)
      select current_subscriber(), ${entityId}, '2B', '042026', 'b2b', 'INV', ${supplier}, 'AAPFN0001K', ${mark}, ${`${mark}-9`}, ${`${mark}-9`},
        '2026-04-05', 2026, 1, false, 100, 18, 0, 0, 0, false, id from file returning id),
    action as (
      insert into reconciliation_actions (subscriber_id, entity_id, action, created_at) values (current_subscriber(), ${entityId}, 'note', now())
      returning id),
    row as (
      insert into reconciliation_rows (subscriber_id, version, entity_id, source, pan, gstin, state, reasons, recommend, credit, document_ids, portal_id,
        number, words, date, portal_period, taxable_value, igst, cgst, sgst, cess, compared, action_id, from_at)
      select current_subscriber(), 1, ${entityId}, '2B', 'AAPFN0001K', ${supplier}, 'MissingInBooks', '{}', 'Pending', 'None', '{}', portal.id,
        ${`${mark}-9`}, ${mark}, '2026-04-05', '042026', 100, 18, 0, 0, 0, '', action.id, now() from portal, action returning id),
    mail as (
      insert into mails (subscriber_id, event, recipients, subject, text_body, html_body, status)
      values (current_subscriber(), 'supplierFollowUp', '{accounts@supplier.example}', ${mark}, ${mark}, ${mark}, 'Sent') returning id),
    asked as (
      insert into supplier_follow_ups (subscriber_id, entity_id, source, gstin, name, language, recipients, subject, message, mail_id, row_ids, tax)
      select current_subscriber(), ${entityId}, '2B', ${supplier}, ${mark}, 'en', '{accounts@supplier.example}', ${mark}, ${mark}, mail.id, array[row.id], 18
      from mail, row returning id)
    select portal.id as inward_id, row.id as reconciliation_id, action.id as action_id, ${supplier}::text as supplier_gstin, asked.id as follow_up_id
    from portal, row, action, asked`.execute(db)
  return rows[0]!
}
