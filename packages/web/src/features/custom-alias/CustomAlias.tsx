import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import css from './CustomAlias.module.css'
import { Fields } from './Fields.tsx'
import { Words } from './Words.tsx'

/** Own words for the product's fields, and fields of the business's own. */
export function CustomAlias() {
  const t = useT()
  const nav = useNav()
  const current = typeof nav.search['tab'] === 'string' ? nav.search['tab'] : 'words'
  return (
    <div className={css.screen}>
      <h1>{t('customAlias.title')}</h1>
      <Tabs
        label={t('customAlias.title')}
        current={current}
        onChange={(tab) => nav.setSearch({ tab })}
        tabs={[
          { key: 'words', label: t('customAlias.words'), content: () => <Words /> },
          { key: 'fields', label: t('customAlias.fields'), content: () => <Fields /> },
        ]}
      />
    </div>
  )
}
