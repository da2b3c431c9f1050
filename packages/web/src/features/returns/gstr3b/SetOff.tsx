import { Button, Skeleton, TextInput } from '@mantine/core'
import { utilisationNames, pays } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import type { UtilisationName } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import { TimeText } from '../../../app/values.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { dash } from '../../../ui/values.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'
import { Block, Ends, Heads } from './Figures.tsx'

type Answer = Reply<'gstr3b.setOff'>
type HeadName = 'igst' | 'cgst' | 'sgst' | 'cess'
type HeadTexts = Readonly<Record<HeadName, string>>
type Balance = 'openingCredit' | 'openingCash' | 'broughtNegative'

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const balances = ['openingCredit', 'openingCash', 'broughtNegative'] as const

/** What is typed of a set-off; what is left out comes from the return before and from the law. */
interface Typed {
  readonly balances?: Readonly<Record<Balance, HeadTexts>>
  readonly pditc?: Readonly<Record<UtilisationName, string>>
}

/** Table 6.1: opening balances, the set-off by law or another that it allows, and what is left to pay. */
export function SetOff({ filing, isFiled }: { filing: Filing; isFiled: boolean }) {
  const t = useT()
  const rights = useRights()
  const found = useCall('gstr3b.setOff', filing, { needed: true })
  const [typed, setTyped] = useState<Typed>()
  const [answer, setAnswer] = useState<Answer>()
  const check = useAction('gstr3b.setOff', { quiet: true })
  const atPortal = useAction('gstr3bFiling.balances', { quiet: true })
  const save = useAction('gstr3b.saveSetOff', { refreshes: ['gstr3b', 'gstReturn'], quiet: true })
  const shown = answer ?? found.data
  if (!shown) return <Skeleton height={320} />
  const error = save.error ?? check.error ?? atPortal.error
  const errorOf = (path: string) => error?.issues.find((issue) => issue.property === path)?.message
  const body = { ...filing, ...typed?.balances, ...(typed?.pditc ? { pditc: typed.pditc } : {}) }
  const mayChange = rights.may('RET_PRP') && !isFiled
  const calculate = () => check.mutate(body, { onSuccess: setAnswer })
  const takeBalances = () =>
    atPortal.mutate(filing, {
      onSuccess: ({ cash, credit }) => {
        const next = {
          balances: { openingCredit: credit, openingCash: cash, broughtNegative: shown.broughtNegative },
        }
        setTyped(next)
        check.mutate({ ...filing, ...next.balances }, { onSuccess: setAnswer })
      },
    })
  const keep = () =>
    save.mutate(body, {
      onSuccess: () => {
        toast.success(t('gstr3b.saved'))
        setTyped(undefined)
        setAnswer(undefined)
      },
    })
  const others = error?.issues.filter(({ property }) => !/^(pditc|opening|brought)/.test(property ?? ''))
  return (
    <div className={css.stack}>
      {shown.isOutdated && <p className={css.notice}>{t('gstr3b.outdated')}</p>}
      {shown.rule86B && (
        <p className={css.notice}>
          {t('gstr3b.rule86B', {
            least: formatDecimal(shown.rule86B.least, 2),
            paid: formatDecimal(shown.rule86B.paid, 2),
          })}
        </p>
      )}
      <p className="muted">
        {t(`gstr3b.from.${shown.openingCreditFrom}`)}{' '}
        {shown.savedAt && (
          <>
            {t('gstr3b.savedBy', { name: shown.savedBy ?? dash })}, <TimeText value={shown.savedAt} />
          </>
        )}
      </p>
      {error && (error.issues.length === 0 || (others && others.length > 0)) && (
        <p className={css.notice} data-grave="true" role="alert">
          {others && others.length > 0 ? others.map(({ message }) => message).join(' ') : error.message}
        </p>
      )}
      {typed && (
        <form
          className={css.stack}
          onSubmit={(event) => {
            event.preventDefault()
            calculate()
          }}
        >
          {balances.map((name) => (
            <fieldset key={name} className={css.fields}>
              <legend>{t(`gstr3b.${name}`)}</legend>
              <div className={css.plain}>
                {heads.map((head) => (
                  <TextInput
                    key={head}
                    label={t(`gstr1.${head}`)}
                    name={`${name}.${head}`}
                    inputMode="decimal"
                    autoComplete="off"
                    value={typed.balances![name][head]}
                    error={errorOf(`${name}.${head}`)}
                    onChange={(event) =>
                      setTyped({
                        ...typed,
                        balances: {
                          ...typed.balances!,
                          [name]: { ...typed.balances![name], [head]: event.currentTarget.value },
                        },
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          ))}
          {typed.pditc && (
            <fieldset className={css.fields}>
              <legend>{t('gstr3b.setOff')}</legend>
              <div className={css.plain}>
                {utilisationNames.map((name) => (
                  <TextInput
                    key={name}
                    label={`${t(`gstr1.${pays[name].tax}`)}: ${t('gstr3b.paidWith', { head: t(`gstr1.${pays[name].credit}`) })}`}
                    name={name}
                    inputMode="numeric"
                    autoComplete="off"
                    value={typed.pditc![name]}
                    error={errorOf(`pditc.${name}`)}
                    onChange={(event) =>
                      setTyped({ ...typed, pditc: { ...typed.pditc!, [name]: event.currentTarget.value } })
                    }
                  />
                ))}
              </div>
            </fieldset>
          )}
          <div className={css.buttons}>
            <Button type="submit" loading={check.isPending}>
              {t('gstr3b.check')}
            </Button>
            {typed.pditc && (
              <Button
                variant="subtle"
                onClick={() => setTyped(typed.balances ? { balances: typed.balances } : {})}
              >
                {t('gstr3b.propose')}
              </Button>
            )}
          </div>
        </form>
      )}
      <Block title={t('gstr3b.table61')}>
        <thead>
          <tr>
            <th scope="col">{t('gstr3b.payment')}</th>
            <Ends labels={heads.map((head) => t(`gstr1.${head}`))} />
          </tr>
        </thead>
        <tbody>
          <Heads label={t('gstr3b.openingCredit')} of={shown.openingCredit} />
          <Heads label={t('gstr3b.creditAvailable')} of={shown.credit} />
          <Heads label={t('gstr3b.tax')} of={shown.tax} isSum />
          {heads.map((head) => (
            <Heads
              key={head}
              label={t('gstr3b.paidWith', { head: t(`gstr1.${head}`) })}
              of={paidWith(shown, head)}
            />
          ))}
          <Heads label={t('gstr3b.reverseChargeOwed')} of={shown.reverseCharge} />
          <Heads label={t('gstr3b.interest')} of={shown.interest} />
          <Heads label={t('gstr3b.lateFee')} of={{ igst: '0.00', cess: '0.00', ...shown.lateFee }} />
          <Heads label={t('gstr3b.cash')} of={shown.cash} isSum />
          <Heads label={t('gstr3b.openingCash')} of={shown.openingCash} />
          <Heads label={t('gstr3b.challan')} of={shown.challan} isSum />
          <Heads label={t('gstr3b.closingCredit')} of={shown.closingCredit} />
          {heads.some((head) => Number(shown.carriedNegative[head]) !== 0) && (
            <Heads label={t('gstr3b.carriedNegative')} of={shown.carriedNegative} />
          )}
        </tbody>
      </Block>
      {mayChange && (
        <div className={css.buttons}>
          <Button variant="filled" loading={save.isPending} onClick={keep}>
            {t('gstr3b.save')}
          </Button>
          {!typed && <Button onClick={() => setTyped(typedOf(shown))}>{t('gstr3b.change')}</Button>}
          <Button loading={atPortal.isPending} onClick={takeBalances}>
            {t('filing.balances')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What there is, to be changed; rupees without their paise. */
const typedOf = (shown: Answer): Typed => ({
  balances: {
    openingCredit: shown.openingCredit,
    openingCash: shown.openingCash,
    broughtNegative: shown.broughtNegative,
  },
  pditc: Object.fromEntries(
    utilisationNames.map((name) => [name, shown.pditc[name].replace(/\.00$/, '')]),
  ) as Record<UtilisationName, string>,
})

/** Of each tax, what is paid with one credit. */
function paidWith({ pditc }: Answer, credit: HeadName): HeadTexts {
  const of = (tax: HeadName) => {
    const name = utilisationNames.find((one) => pays[one].tax === tax && pays[one].credit === credit)
    return name ? pditc[name] : '0.00'
  }
  return { igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') }
}
