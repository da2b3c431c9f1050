import { EntitySave } from '@bahi/contracts/companies.ts'
import { ItemSave } from '@bahi/contracts/items.ts'
import { PartySave } from '@bahi/contracts/parties.ts'
import { financialYearOf, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { saveEntity, seedSubscriber } from '../companies/index.ts'
import { saveCategory, saveItem } from '../items/index.ts'
import { saveParty } from '../parties/index.ts'
import { demoCategories, demoItems } from './items.ts'
import { demoLogo } from './logo.ts'
import { demoParties, gstinOf } from './parties.ts'

const pan = 'AABCS5821K'
const pune = {
  line1: 'Bhosari Industrial Estate, Gala 12',
  city: 'Pune',
  stateCode: '27',
  pincode: '411026',
  countryCode: 'IN',
}
const bengaluru = {
  line1: 'Peenya 2nd Stage, Shed 40',
  city: 'Bengaluru',
  stateCode: '29',
  pincode: '560058',
  countryCode: 'IN',
}

/** The company of the demo: one PAN, two GSTINs, a branch and two godowns. `reload` sees what was made before it. */
export async function makeDemoCompany(
  reload: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<void> {
  const company = await reload((ctx) =>
    saveEntity(
      ctx,
      EntitySave.parse({
        entityType: 'Business',
        entityName: 'Sahyadri General Trading',
        legalName: 'Sahyadri General Trading Private Limited',
        registrationNumber: pan,
        address: pune,
        email: 'office@sahyadri.example',
        mobile: '9822012345',
        logo: demoLogo,
        signatory: { name: 'Meera Kulkarni', designation: 'Director' },
        turnover: '32000000',
      }),
    ),
  )
  const place = (
    entityName: string,
    stateCode: string,
    address: typeof pune,
    bank: { accountNumber: string; branch: string },
  ) =>
    reload((ctx) => {
      const year = rangeOfFinancialYear(financialYearOf(ctx.today()))
      return saveEntity(
        ctx,
        EntitySave.parse({
          entityType: 'Entity',
          parentEntityId: company.id,
          entityName,
          legalName: 'Sahyadri General Trading Private Limited',
          tradeName: 'Sahyadri Traders',
          vrn: gstinOf(stateCode, pan),
          taxpayerType: 'REG',
          address,
          email: 'billing@sahyadri.example',
          mobile: '9822012345',
          logo: demoLogo,
          signatory: { name: 'Meera Kulkarni', designation: 'Director' },
          bank: {
            holder: 'Sahyadri General Trading',
            ifsc: 'BAHI0000411',
            bankName: 'Bahi Sample Bank',
            ...bank,
          },
          upiId: 'sahyadri@samplebank',
          turnover: '32000000',
          luts: [{ number: `AD27${year.from.slice(2, 4)}0400123X`, validFrom: year.from, validTo: year.to }],
          termsAndConditions:
            'Goods once sold are taken back within 7 days against this invoice. Interest of 18 per cent a year on late payment.',
        }),
      )
    })
  const maharashtra = await place('Sahyadri Pune', '27', pune, {
    accountNumber: '50200012345678',
    branch: 'Bhosari',
  })
  const karnataka = await place('Sahyadri Bengaluru', '29', bengaluru, {
    accountNumber: '50200087654321',
    branch: 'Peenya',
  })
  const under = (
    parentEntityId: number,
    entityName: string,
    locationType: 'Branch' | 'Godown',
    address: typeof pune,
  ) =>
    reload((ctx) =>
      saveEntity(
        ctx,
        EntitySave.parse({ entityType: 'ChildEntity', parentEntityId, entityName, locationType, address }),
      ),
    )
  await under(maharashtra.id, 'Laxmi Road counter', 'Branch', {
    ...pune,
    line1: 'Laxmi Road 210',
    pincode: '411030',
  })
  await under(maharashtra.id, 'Chakan godown', 'Godown', {
    ...pune,
    line1: 'Chakan MIDC, Gat 55',
    pincode: '410501',
  })
  await under(karnataka.id, 'Peenya godown', 'Godown', bengaluru)
  await reload(async (ctx) => {
    await sql`update users set default_company_id = ${company.id} where subscriber_id = current_subscriber() and id = ${ctx.userId}`.execute(
      ctx.db,
    )
  })
}

/** Built-in masters, parties and items of the demo; all or nothing. */
export async function makeDemoMasters(ctx: Ctx): Promise<void> {
  const { db } = ctx
  const today = ctx.today()
  const none = async () => undefined
  await seedSubscriber(db)
  for (const party of demoParties) {
    await saveParty({ db, today, relaxedIdentifiers: true, current: none }, PartySave.parse(party))
  }
  const categories = new Map<string, number>()
  for (const name of demoCategories) categories.set(name, (await saveCategory(db, { name })).id)
  for (const { category, item } of demoItems) {
    await saveItem(
      { db, today, current: none },
      ItemSave.parse({ ...item, categoryId: categories.get(category) }),
    )
  }
}
