type Payload = Readonly<Record<string, unknown>>

/** Members that the portal's page for many bills names otherwise than its API. */
const renamed: Readonly<Record<string, string>> = {
  transactionType: 'transType',
  actFromStateCode: 'actualFromStateCode',
  actToStateCode: 'actualToStateCode',
  otherValue: 'OthValue',
  cessNonAdvolValue: 'TotNonAdvolVal',
}

/** The file that the portal's page for many bills takes; source: NIC, bulk e-way bill generation, JSON 1.0.0621. */
export function bulkFile(payloads: readonly Payload[]): object {
  return { version: '1.0.0621', billLists: payloads.map(billOf) }
}

function billOf(payload: Payload): Payload {
  const [first] = (payload['itemList'] ?? []) as readonly Payload[]
  return {
    userGstin: payload['supplyType'] === 'I' ? payload['toGstin'] : payload['fromGstin'],
    ...Object.fromEntries(Object.entries(payload).map(([name, value]) => [renamed[name] ?? name, value])),
    mainHsnCode: first?.['hsnCode'],
  }
}
