import { NativeSelect } from '@mantine/core'
import { distributionTypes } from '@bahi/domain/documents/distribution.ts'
import { useT } from '../../../app/texts.ts'
import { HeaderField } from './HeaderField.tsx'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** What an Input Service Distributor gives, in place of items: tax as it is on its invoice or credit note. */
export function DistributionFields({ store }: { readonly store: InvoiceStore }) {
  const t = useT()
  const distribution = store(({ header }) => header.distribution)
  const { documentType = 'Invoice' } = distribution
  return (
    <>
      <NativeSelect
        label={t('distribution.documentType')}
        name="distribution.documentType"
        value={documentType || 'Invoice'}
        data={distributionTypes.map((value) => ({ value, label: t.label('DistributionType', value) }))}
        onChange={(event) =>
          setHeader(store, {
            distribution: {
              ...distribution,
              documentType: event.currentTarget.value,
              // An invoice takes nothing back.
              originalNumber: '',
              originalDate: '',
            },
          })
        }
      />
      {documentType === 'CreditNote' &&
        (['originalNumber', 'originalDate'] as const).map((member) => (
          <HeaderField
            key={member}
            store={store}
            name={`distribution.${member}`}
            label={`distribution.${member}`}
            required
          />
        ))}
      {(['igst', 'cgst', 'sgst', 'cess'] as const).map((head) => (
        <HeaderField key={head} store={store} name={`distribution.${head}`} label={`distribution.${head}`} />
      ))}
    </>
  )
}
