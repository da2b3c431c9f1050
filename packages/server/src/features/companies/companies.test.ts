import { beforeAll, describe, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: SharedTestServer
let shop: TestSubscriber
let stranger: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
  stranger = await server.makeSubscriber()
})

const properties = (reply: { body: any }) => Object.keys(reply.body.validationErrors ?? {}).sort()
const messages = (reply: { body: any }) =>
  Object.values(reply.body.validationErrors ?? {}).flat() as { code: string }[]
const pan = 'AABCN1234F'
const chennai = {
  line1: '4 Anna Salai',
  city: 'Chennai',
  stateCode: '33',
  pincode: '600002',
  countryCode: 'IN',
}

describe('the tree of businesses', () => {
  test('company, GSTIN and branch are made one under the other and seen at once', async () => {
    const company = await shop.ok('entity.save', {
      entityType: 'Business',
      entityName: 'Nila Exports',
      registrationNumber: pan,
    })
    const gstin = await shop.ok('entity.save', {
      entityType: 'Entity',
      parentEntityId: company.id,
      entityName: 'Nila Chennai',
      vrn: gstinOf('33', pan),
      address: chennai,
    })
    const branch = await shop.ok('entity.save', {
      entityType: 'ChildEntity',
      parentEntityId: gstin.id,
      entityName: 'Guindy godown',
      locationType: 'Godown',
      address: { ...chennai, pincode: '600032' },
    })
    const [tree] = await shop.ok('entity.entities', { companyId: company.id })
    expect(tree).toMatchObject({
      entityName: 'Nila Exports',
      hasAccess: true,
      children: [
        {
          entityName: 'Nila Chennai',
          vrn: gstinOf('33', pan),
          taxpayerType: 'REG',
          stateCode: '33',
          children: [{ entityId: branch.id, locationType: 'Godown', stateCode: '33' }],
        },
      ],
    })
    const fourth = await shop.call('entity.save', {
      entityType: 'ChildEntity',
      parentEntityId: branch.id,
      entityName: 'Too deep',
      locationType: 'Branch',
    })
    expect(properties(fourth)).toEqual(['Data.parentEntityId'])
    const detail = await shop.ok('entity.detail', { id: gstin.id })
    expect(detail).toMatchObject({
      vrn: gstinOf('33', pan),
      registrationNumber: pan,
      filingFrequency: 'Monthly',
      isDefault: false,
    })
    const edited = await shop.ok('entity.save', {
      id: gstin.id,
      version: detail.version,
      entityType: 'Entity',
      parentEntityId: company.id,
      entityName: 'Nila Tamil Nadu',
      vrn: gstinOf('33', pan),
      address: chennai,
    })
    expect(edited.version).toBe(detail.version + 1)
  })

  test('a GSTIN or PAN is unique in an account, and a GSTIN contains the PAN of its company', async () => {
    const company = (await shop.ok('entity.entities', {})).find((node) => node.entityName === 'Nila Exports')!
    const taken = await shop.call('entity.save', {
      entityType: 'Entity',
      parentEntityId: company.entityId,
      entityName: 'Again',
      vrn: gstinOf('33', pan),
    })
    expect([taken.status, taken.body.errors[0].code]).toEqual([400, 'VALD0615'])
    expect([properties(taken), messages(taken)[0]!.code]).toEqual([['Data.vrn'], 'VALD0615'])
    const takenAndMore = await shop.call('entity.save', {
      entityType: 'Entity',
      parentEntityId: company.entityId,
      entityName: 'Again',
      vrn: gstinOf('33', pan),
      stateCode: '27',
    })
    expect([takenAndMore.status, properties(takenAndMore)]).toEqual([422, ['Data.stateCode', 'Data.vrn']])
    const other = await shop.call('entity.save', {
      entityType: 'Entity',
      parentEntityId: company.entityId,
      entityName: 'Other PAN',
      vrn: gstinOf('33', 'AABCX9999F'),
    })
    expect(properties(other)).toEqual(['Data.vrn'])
    const twin = await shop.call('entity.save', {
      entityType: 'Business',
      entityName: 'Twin',
      registrationNumber: pan,
    })
    expect([properties(twin), messages(twin)[0]!.code]).toEqual([['Data.registrationNumber'], 'VALD0615'])
    expect(
      (
        await stranger.call('entity.save', {
          entityType: 'Business',
          entityName: 'Elsewhere',
          registrationNumber: pan,
        })
      ).status,
    ).toBe(200)
  })

  test('a place in another state needs a GSTIN of its own', async () => {
    const reply = await shop.call('entity.save', {
      entityType: 'ChildEntity',
      parentEntityId: shop.entityId,
      entityName: 'Chennai branch',
      locationType: 'Branch',
      address: chennai,
    })
    expect(properties(reply)).toEqual(['Data.address.stateCode'])
  })

  test('the name of a company follows its rule, 100 characters at most', async () => {
    for (const entityName of ['Tata (India)', 'Tata_Sons', 'T'.repeat(101)]) {
      expect(properties(await shop.call('entity.save', { entityType: 'Business', entityName }))).toEqual([
        'Data.entityName',
      ])
    }
  })

  test('company and first place in one go, all or nothing', async () => {
    const body = {
      company: { entityName: 'Godavari Foods', registrationNumber: 'AABCG7777H' },
      location: { entityName: 'Godavari Hyderabad', vrn: gstinOf('36', 'AABCG7777H') },
    }
    const wrong = await shop.call('entity.saveCompanyWithLocation', {
      ...body,
      location: { ...body.location, vrn: gstinOf('36', 'AABCQ1111H') },
    })
    expect(properties(wrong)).toEqual(['Data.location.vrn'])
    expect((await shop.ok('entity.search', { keyword: 'Godavari' })).total).toBe(0)
    const { id, locationId } = await shop.ok('entity.saveCompanyWithLocation', body)
    expect((await shop.ok('entity.detail', { id: locationId! })).parentEntityId).toBe(id)
  })

  test('logo and signature are images by their bytes, whatever they are called', async () => {
    const { id, ...place } = await shop.ok('entity.detail', { id: shop.entityId })
    const logo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
    const body = {
      id,
      version: place.version,
      entityType: 'Entity' as const,
      parentEntityId: shop.companyId,
      entityName: place.entityName,
      vrn: place.vrn!,
      locationType: 'Location' as const,
    }
    const script = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`
    const refused = await shop.call('entity.save', {
      ...body,
      logo: script,
      signatureImage: logo.slice(0, -24),
    })
    expect([refused.status, properties(refused)]).toEqual([422, ['Data.logo', 'Data.signatureImage']])
    await shop.ok('entity.save', { ...body, logo })
    expect((await shop.ok('entity.detail', { id })).logo).toBe(logo)
  })

  test('turnover is set and shown', async () => {
    await shop.ok('entity.setVrnTurnover', { entityId: shop.entityId, turnover: '12500000.50' })
    expect((await shop.ok('entity.detail', { id: shop.entityId })).turnover).toBe('12500000.5')
    await shop.ok('entity.setVrnTurnover', { entityId: shop.entityId, turnover: '0' })
  })
})

describe('who sees what', () => {
  test('another subscriber’s places are not found, by any call', async () => {
    for (const [name, input] of [
      ['entity.detail', { id: shop.entityId }],
      ['entity.save', { id: shop.entityId, version: 1, entityType: 'Entity', entityName: 'Taken' }],
      ['entity.setVrnTurnover', { entityId: shop.entityId, turnover: '1' }],
      ['entity.search', { entityIds: [shop.entityId] }],
    ] as const) {
      expect([name, (await stranger.call(name, input as never)).status]).toEqual([name, 404])
    }
    expect((await stranger.ok('entity.delete', { ids: [shop.entityId] })).done).toEqual([])
    expect(
      (await stranger.ok('entity.updateStatus', { ids: [shop.entityId], status: 'Inactive' })).done,
    ).toEqual([])
  })

  test('a user sees only what was granted and what lies above it as a frame', async () => {
    const clerk = await shop.makeUser({ rights: ['ENT_SH_VW', 'BRN_AD'], entityIds: [shop.entityId] })
    expect((await clerk.call('entity.detail', { id: shop.otherEntityId })).status).toBe(404)
    const [root] = await clerk.ok('entity.entities', {})
    expect(root).toMatchObject({
      entityId: shop.companyId,
      hasAccess: false,
      children: [{ entityId: shop.entityId, hasAccess: true }],
    })
    expect(root!.children).toHaveLength(1)
    // Rights go by the kind of place.
    expect((await clerk.call('entity.save', { entityType: 'Business', entityName: 'Mine' })).status).toBe(403)
    expect(
      (
        await clerk.call('entity.save', {
          entityType: 'ChildEntity',
          parentEntityId: shop.entityId,
          entityName: 'Counter 2',
          locationType: 'Branch',
        })
      ).status,
    ).toBe(200)
  })
})

describe('B-A-003: the right to see one kind of place', () => {
  const kinds = { BSN: 'Business', ENT: 'Entity', BRN: 'ChildEntity' } as const
  let ids: Record<(typeof kinds)[keyof typeof kinds], number>
  beforeAll(async () => {
    const branch = await shop.ok('entity.save', {
      entityType: 'ChildEntity',
      parentEntityId: shop.entityId,
      entityName: 'Kept apart',
      locationType: 'Branch',
    })
    ids = { Business: shop.companyId, Entity: shop.entityId, ChildEntity: branch.id }
  })

  test.each(Object.entries(kinds))(
    '%s_SH_VW alone shows %s, and of the others nothing',
    async (group, own) => {
      const right = `${group as keyof typeof kinds}_SH_VW` as const
      const user = await shop.makeUser({ rights: [right], entityIds: [shop.companyId] })
      const { records } = await user.ok('entity.search', { size: 100 })
      expect([...new Set(records.map(({ entityType }) => entityType))]).toEqual([own])
      const other = await user.ok('entity.search', {
        entityTypes: Object.values(kinds).filter((kind) => kind !== own),
      })
      expect(other.records).toEqual([])
      for (const [kind, id] of Object.entries(ids)) {
        const reply = await user.call('entity.detail', { id })
        expect([kind, reply.status]).toEqual([kind, kind === own ? 200 : 403])
        // Bank account, UPI, turnover and LUTs are in no answer but that of its own kind.
        if (kind !== own) expect(reply.bytes.toString()).not.toMatch(/bank|upiId|turnover|luts/)
      }
    },
  )
})

describe('closing places', () => {
  test('one with places under it stays, with the reason; an empty one goes', async () => {
    const refused = await shop.ok('entity.delete', { ids: [shop.companyId] })
    expect(refused.refused[0]!.message).toContain('Acme')
    const branch = await shop.ok('entity.save', {
      entityType: 'ChildEntity',
      parentEntityId: shop.otherEntityId,
      entityName: 'Short lived',
      locationType: 'Branch',
    })
    expect(
      (await shop.ok('entity.updateStatus', { ids: [branch.id], status: 'Inactive', reason: 'closed' })).done,
    ).toEqual([branch.id])
    expect((await shop.ok('entity.delete', { ids: [branch.id] })).done).toEqual([branch.id])
    expect((await shop.ok('entity.detail', { id: branch.id })).status).toBe('Delete')
    const elsewhere = await shop.makeUser({ rights: ['BRN_SH_VW'], entityIds: [shop.entityId] })
    expect((await elsewhere.call('entity.detail', { id: branch.id })).status).toBe(404)
  })
})
