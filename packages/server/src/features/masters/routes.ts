import { enumerationNamed, enumerations, suffixesOf } from '@bahi/contracts/enums.ts'
import { masterCalls } from '@bahi/contracts/masters.ts'
import { guideTexts } from '@bahi/contracts/texts/help/index.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import type { Language, Text } from '@bahi/contracts/texts/texts.ts'
import {
  financialYearFrom,
  financialYearOf,
  financialYearOfPeriod,
  periodsOf,
  rangeOfFinancialYear,
  rangeOfPeriod,
} from '@bahi/domain/cal/period.ts'
import { statesOfPincode } from '@bahi/domain/ids/pincode.ts'
import { countries } from '@bahi/domain/tables/countries.ts'
import { currencies } from '@bahi/domain/tables/currencies.ts'
import { gstRates } from '@bahi/domain/tables/gst-rates.ts'
import { ports } from '@bahi/domain/tables/ports.ts'
import { stateOf, statesOn } from '@bahi/domain/tables/states.ts'
import { uqcs } from '@bahi/domain/tables/uqc.ts'
import { refuseField } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { ownTexts } from '../custom-alias/index.ts'
import { cessPerUnitRates, cessRates, stateCessRates } from './cess.ts'
import type { CessRate } from './cess.ts'
import { citiesByState } from './cities.ts'
import { transactionTypeOf } from './transaction-type.ts'

export const masterRoutes = routes(masterCalls, {
  enum: (ctx, { type, suffix }) => {
    const plain = enumerationNamed(type)
    if (!plain) throw refuseField('type', 'NOT_A_CHOICE', { choices: Object.keys(enumerations).join(', ') })
    const name = suffix ? enumerationNamed(`${plain}${suffix}`) : plain
    if (!name) {
      const choices = suffixesOf(plain).join(', ')
      throw choices
        ? refuseField('suffix', 'NOT_A_CHOICE', { choices })
        : refuseField('suffix', 'UNKNOWN_FIELD')
    }
    return enumerations[name].map((id) => ({ id, label: ctx.t(`enum.${name}.${id}`) }))
  },
  preResources: (ctx, { scope }) => resourcesOf(ctx.culture, ctx.language, scope ?? 'preLogin'),
  resources: async (ctx) => {
    const resources = resourcesOf(ctx.culture, ctx.language, 'all')
    const own = await ownTexts(ctx)
    return Object.keys(own).length > 0 ? { ...resources, texts: { ...resources.texts, ...own } } : resources
  },
  financialYears: (ctx) =>
    yearsUntil(ctx.today()).map((id) => ({ id, label: id, ...rangeOfFinancialYear(id) })),
  returnPeriods: (ctx) => returnPeriods(ctx.today(), ctx.language),
  rates: () => gstRates.map(rateOf),
  cessRates: () => cessRates.map(rateOf),
  stateCessRates: () => stateCessRates.map(rateOf),
  cessNonAdvaloremRates: () => cessPerUnitRates.map(rateOf),
  countryCode: (ctx) => countriesIn(ctx.language),
  currencyCode: () => currencies.map(({ code, name }) => ({ id: code, label: name })),
  industryType: (ctx) =>
    enumerations.IndustryType.map((id) => ({ id, label: ctx.t(`enum.IndustryType.${id}`) })),
  states: (ctx, { countryId }) => {
    const named = (code: string, name: Text, union = false) => ({
      code,
      name: name[ctx.language],
      isUnionTerritory: union,
    })
    if (countryId !== undefined && countryId.toUpperCase() !== 'IN') return [named('96', stateOf('96')!.name)]
    return statesOn(ctx.today())
      .filter((state) => !state.abroad)
      .map((state) => named(state.code, state.name, state.withoutLegislature === true))
  },
  cities: (_, { stateId }) => (citiesByState[stateId] ?? []).map(cityOf),
  countryCities: (_, { countryId }) =>
    countryId.toUpperCase() === 'IN'
      ? [...new Set(Object.values(citiesByState).flat())].sort().map(cityOf)
      : [],
  ports: () => ports.map(({ code, name }) => ({ code, name })),
  uqc: (ctx) => uqcs.map(({ code, name }) => ({ code, name: name[ctx.language] })),
  pincode: (_, { pincode }) => ({ stateCodes: [...statesOfPincode(pincode)] }),
  transactionType: transactionTypeOf,
})

/** The table's own names in English; other languages name countries as the Unicode repository does. */
function countriesIn(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countries.map(({ code, name }) => ({
    code,
    name: language === 'en' ? name : (names.of(code) ?? name),
  }))
}

const rateOf = ({ rate, since, until }: Omit<CessRate, 'source'>) => ({ rate, since, until: until ?? null })
const cityOf = (name: string) => ({ code: name, name })

/** From the first year of GST to the one that begins next, the newest first. */
function yearsUntil(today: string): string[] {
  const last = Number(financialYearOf(today).slice(0, 4)) + 1
  return Array.from({ length: last - 2016 }, (_, index) => financialYearFrom(last - index))
}

/** From July 2017 to the month of the day, the newest first. */
function returnPeriods(today: string, language: Language) {
  const names = new Intl.DateTimeFormat(monthLocales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return yearsUntil(today)
    .flatMap((year) => periodsOf(year).reverse())
    .map((id) => ({ id, from: rangeOfPeriod(id).from }))
    .filter(({ from }) => from >= '2017-07-01' && from <= today)
    .map(({ id, from }) => ({
      id,
      label: names.format(new Date(`${from}T00:00:00Z`)),
      financialYear: financialYearOfPeriod(id),
    }))
}

const monthLocales: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  ar: 'ar-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
}

/** Subjects that pages without a company speak of; everything else has no use for a visitor. */
const beforeSignIn = new Set(
  `badRequest common contact date enum error field form forgot guide guides home hop impersonate invitation issue keys
  login logout maintenance noBusiness noEntity noRights notFound notice otp password picker plan privacy public
  registration reset rights selectAccount session share shell sso status system terms trial unauthorized verification
  welcome`.split(/\s+/),
)
/** Of the enumerations those alone that such a page shows. */
const enumsBeforeSignIn = /^enum\.(TaxpayerType|RegistrationStatus|QualityRating|State)\./

const isBeforeSignIn = (key: string) =>
  key.startsWith('enum.') ? enumsBeforeSignIn.test(key) : beforeSignIn.has(key.split('.', 1)[0]!)

type Scope = 'preLogin' | 'all' | 'guides'
const scopes: Readonly<Record<Scope, () => [key: string, text: Text][]>> = {
  all: () => Object.entries(texts),
  preLogin: () => Object.entries(texts).filter(([key]) => isBeforeSignIn(key)),
  guides: () => Object.entries(guideTexts),
}

const made = new Map<string, Readonly<Record<string, string>>>()
function resourcesOf(culture: string, language: Language, scope: Scope) {
  const key = `${scope} ${language}`
  let chosen = made.get(key)
  if (!chosen) {
    made.set(
      key,
      (chosen = Object.fromEntries(scopes[scope]().map(([name, text]) => [name, text[language]]))),
    )
  }
  return { culture, direction: language === 'ar' ? ('rtl' as const) : ('ltr' as const), texts: chosen }
}
