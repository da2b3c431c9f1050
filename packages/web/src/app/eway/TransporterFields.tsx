import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { call } from '../api/call.ts'
import { useT } from '../texts.ts'

/** Who carries the goods; a GSTIN gives the name where it is known. */
export function TransporterFields({ prefix, required = false }: { prefix: string; required?: boolean }) {
  const t = useT()
  const { form } = useFormSetting()
  const fillName = async (id: string) => {
    if (!isGstin(id) || form.value(`${prefix}transporterName`)) return
    const found = await call('gst.searchTaxpayer', { Gstin: id }, { quiet: true }).catch(() => undefined)
    const name = found?.tradeName ?? found?.legalName
    if (name) form.fill({ [`${prefix}transporterName`]: name })
  }
  return (
    <>
      <TextField
        name={`${prefix}transporterId`}
        label={t('eWayBill.form.transporterId')}
        required={required}
        onLeave={(id) => void fillName(id)}
      />
      <TextField name={`${prefix}transporterName`} label={t('eWayBill.transporter')} />
    </>
  )
}
