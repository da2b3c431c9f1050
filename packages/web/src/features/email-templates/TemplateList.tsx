import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { useT } from '../../app/texts.ts'
import { StateChip, TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Chip } from '../../ui/values.tsx'
import { useNav } from '../../app/nav.tsx'

type Row = RowOf<'emailTemplate.search'>

function State({ status }: { status: string }) {
  const t = useT()
  return status === 'Default' ? (
    <Chip tone="neutral">{t('emailTemplate.default')}</Chip>
  ) : (
    <StateChip status={status} />
  )
}
function LanguageName({ code }: { code: string }) {
  return <>{useT().label('Language', code)}</>
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'eventName',
    label: 'emailTemplate.event',
    width: 280,
    sort: 'eventName',
    card: 'title',
    cell: (row) => row.eventName,
  },
  {
    key: 'language',
    label: 'emailTemplate.language',
    width: 110,
    sort: 'language',
    card: 'meta',
    cell: (row) => <LanguageName code={row.language} />,
  },
  {
    key: 'subject',
    label: 'field.subject',
    width: 320,
    sort: 'subject',
    card: 'meta',
    // It may begin with a field, which says nothing of its direction.
    cell: (row) => (
      <bdi lang={row.language} dir={row.language === 'ar' ? 'rtl' : 'ltr'}>
        {row.subject}
      </bdi>
    ),
  },
  {
    key: 'status',
    label: 'field.status',
    width: 110,
    sort: 'status',
    card: 'state',
    cell: (row) => <State status={row.status} />,
  },
  {
    key: 'changedAt',
    label: 'field.changedAt',
    width: 150,
    sort: 'changedAt',
    isHidden: true,
    cell: (row) => <TimeText value={row.changedAt} />,
  },
]

/** Where the words of a mail are written: the own ones, or new ones that begin with the product's. */
const pathOf = ({ templateId, event, language }: Row) =>
  templateId
    ? `edit-email-template/${templateId}`
    : `create-email-template?event=${event}&language=${language}`

/** Every mail in every language, with whose words go out. */
export function TemplateList() {
  const t = useT()
  const nav = useNav()
  const change = useAction('emailTemplate.updateStatus', { refreshes: ['emailTemplate'] })
  const { restore } = useRecordActions('emailTemplate')
  const remove = useAction('emailTemplate.delete', { refreshes: ['emailTemplate'] })
  const noneOwn = (row: Row) => (row.templateId ? undefined : ('emailTemplate.defaultStands' as const))
  const reset = async ({ templateId }: Row) => {
    const agreed = await confirm({
      title: t('emailTemplate.reset'),
      text: t('emailTemplate.resetText'),
      danger: true,
      confirm: t('emailTemplate.reset'),
    })
    if (!agreed || !templateId) return
    await remove.mutateAsync({ ids: [templateId] })
    toast.success(t('form.saved'))
  }
  return (
    <ListScreen
      list="emailTemplate"
      call="emailTemplate.search"
      title="emailTemplate.title"
      columns={columns}
      filters={[
        {
          key: 'statuses',
          label: 'field.status',
          choices: [
            { value: 'Active', label: t('emailTemplate.own') },
            { value: 'Inactive', label: t.status('Inactive') },
            { value: 'Delete', label: t.status('Delete') },
          ],
        },
        {
          key: 'languages',
          label: 'emailTemplate.language',
          options: ['en', 'ar', 'hi'],
          labels: 'Language',
        },
      ]}
      open={pathOf}
      rowActions={[
        { key: 'edit', label: 'common.edit', right: 'EML_ED', run: (row) => nav.go(pathOf(row)) },
        {
          key: 'status',
          label: (row) => (row.status === 'Active' ? 'common.deactivate' : 'common.activate'),
          right: 'EML_CH_ST',
          why: noneOwn,
          run: (row) =>
            row.templateId &&
            void change.mutateAsync({
              ids: [row.templateId],
              status: row.status === 'Active' ? 'Inactive' : 'Active',
            }),
        },
        {
          key: 'reset',
          label: 'emailTemplate.reset',
          right: 'EML_DEL',
          why: noneOwn,
          isDanger: true,
          run: (row) => void reset(row),
        },
        {
          key: 'restore',
          label: 'common.restore',
          right: 'EML_CH_ST',
          isForDeleted: true,
          run: (row) => row.templateId && void restore([row.templateId]),
        },
      ]}
      exportCall="emailTemplate.export"
      exportRight="EML_DD_EX"
      emptyText="list.nothingFound"
    />
  )
}
