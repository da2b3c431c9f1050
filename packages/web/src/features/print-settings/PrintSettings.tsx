import { Button, NativeSelect } from '@mantine/core'
import { printSettingCalls } from '@bahi/contracts/print-settings.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Preview } from './Preview.tsx'
import css from './PrintSettings.module.css'
import { SettingFields } from './SettingFields.tsx'

type Detail = Reply<'printSetting.detail'>

/** How documents print, with the page itself beside the form; of the company, or of one GSTIN for itself. */
export function PrintSettings() {
  const nav = useNav()
  const asked = Number(nav.search['entityId'] ?? 0)
  const entityId = asked || nav.eId || 0
  const found = useCall('printSetting.detail', { entityId }, { needed: true, enabled: entityId > 0 })
  if (!found.data) return <ScreenSkeleton />
  const { version, from } = found.data
  return <SettingsForm key={`${entityId} ${version ?? from}`} detail={found.data} />
}

function SettingsForm({ detail }: { detail: Detail }) {
  const t = useT()
  const nav = useNav()
  const { entityId, version, from } = detail
  const form = useForm(printSettingCalls.save.input, valuesOf(detail))
  const refreshes = ['printSetting', 'salesInvoice'] as const
  const save = useAction('printSetting.save', { refreshes, quiet: true })
  const reset = useAction('printSetting.reset', { refreshes })
  const backToDefault = async () => {
    const title = t('printSettings.reset')
    const isSure = await confirm({ title, text: t('printSettings.resetText'), confirm: title })
    if (isSure && version !== null) await reset.mutateAsync({ entityId, version }).catch(() => undefined)
  }
  return (
    <div className={css.screen}>
      <FormScreen
        title={t('printSettings.title')}
        form={form}
        save={(body) => save.mutateAsync(body as Input<'printSetting.save'>)}
        savedText={() => t('printSettings.saved')}
        onSaved={(saved) => form.reset(valuesOf(saved))}
        onCancel={() => nav.go('manage-business')}
        extraActions={
          version !== null && (
            <Button variant="subtle" className={css.reset!} onClick={() => void backToDefault()}>
              {t('printSettings.reset')}
            </Button>
          )
        }
      >
        <div className={css.place}>
          <Place entityId={entityId} />
          <p className="muted">{t(`printSettings.from.${from}`)}</p>
        </div>
        <SettingFields form={form} columns={detail.columns} entityId={entityId} />
      </FormScreen>
      <Preview form={form} entityId={entityId} />
    </div>
  )
}

/** What the form holds: the body of a save, whole, so that every switch shows its state. */
const valuesOf = ({ entityId, version, settings }: Detail): Values => ({
  entityId,
  version: version ?? '',
  settings: { terms: '', footer: '', copyNames: {}, ...settings },
})

/** The company of the address, or one of its GSTINs. */
function Place({ entityId }: { entityId: number }) {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins() ?? []
  const company = useCall('entity.entities', { companyId: nav.eId ?? 0 }, { staleMs: 60_000, quiet: true })
  const name = company.data?.find((one) => one.entityId === nav.eId)?.entityName ?? ''
  return (
    <NativeSelect
      label={t('printSettings.place')}
      dir="auto"
      value={String(entityId)}
      data={[
        ...(nav.eId ? [{ value: String(nav.eId), label: name }] : []),
        ...gstins.map((one) => ({
          value: String(one.entityId),
          label: [one.vrn, one.entityName].filter(Boolean).join(' · '),
        })),
      ]}
      onChange={(event) => nav.setSearch({ entityId: event.currentTarget.value })}
    />
  )
}
