import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../app/texts.ts'
import { useField } from '../../ui/form/context.ts'
import { DateField, MoneyField } from '../../ui/form/fields.tsx'
import { JournalAccountPicker } from '../../app/accounts/AccountPicker.tsx'
import css from './books.module.css'

/** Where the cost of an asset is in the books. */
const origins = ['bill', 'account', 'booked', 'opening'] as const
export type Origin = (typeof origins)[number]

interface Props {
  readonly origin: Origin
  readonly onChoose: (origin: Origin) => void
  readonly accountName: string
  readonly billNumber: string
}

/** What the journal of the purchase credits, or what other books had of the asset. */
export function AssetOrigin({ origin, onChoose, accountName, billNumber }: Props) {
  const t = useT()
  return (
    <>
      {origin === 'bill' ? (
        <p className={css.text}>
          {t('asset.bill')} <bdi>{billNumber}</bdi>. {t('asset.originHelp.bill')}
        </p>
      ) : (
        <NativeSelect
          label={t('asset.origin')}
          description={t(`asset.originHelp.${origin}`)}
          value={origin}
          data={origins
            .filter((one) => one !== 'bill')
            .map((value) => ({ value, label: t(`asset.origin.${value}`) }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as Origin)}
        />
      )}
      {origin === 'account' && <Account name={accountName} />}
      {(origin === 'account' || origin === 'bill') && <DateField name="postedOn" />}
      {origin === 'opening' && (
        <>
          <DateField name="openingUntil" required />
          <MoneyField name="openingDepreciation" required />
          <MoneyField name="openingTaxValue" />
        </>
      )}
    </>
  )
}

function Account({ name }: { name: string }) {
  const t = useT()
  const { form, error } = useField('account')
  const [shown, setShown] = useState(name)
  return (
    <div className={css.field}>
      <span aria-hidden>{t('books.account')}</span>
      <JournalAccountPicker
        aria-label={t('books.account')}
        shown={shown}
        withParties={false}
        error={error}
        onPick={(choice) => {
          setShown(choice?.name ?? '')
          form.set('account', choice?.account)
          form.set('accountId', choice?.accountId)
        }}
      />
    </div>
  )
}
