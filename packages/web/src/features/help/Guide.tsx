import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { guideTopics } from '@bahi/contracts/guide-topics.ts'
import type { GuideTopic } from '@bahi/contracts/guide-topics.ts'
import { To, useNav } from '../../app/nav.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import { useT } from '../../app/texts.ts'
import { blocksOf, search, sectionsOf } from './guide-text.ts'
import type { Section } from './guide-text.ts'
import css from './Guide.module.css'
import { pictureAddress, pictures, pictureSize } from './pictures.ts'
import { Useful } from './Useful.tsx'
import { useGuides } from './use-guides.ts'

/** A help page: its topics and search at the side, the text with pictures of the product, and whether it was useful. */
export function Guide() {
  const t = useT()
  const nav = useNav()
  const texts = useGuides()
  const topic = topicOf(nav.path)
  const asked = typeof nav.search['q'] === 'string' ? nav.search['q'] : ''
  const part = Number(nav.search['part'] ?? 0)
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (texts && part > 0) article.current?.querySelector(`#part-${part}`)?.scrollIntoView()
  }, [texts, part, topic])
  const sections = texts ? sectionsOf(texts, topic) : []
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <TextInput
          type="search"
          aria-label={t('guides.search')}
          placeholder={t('guides.search')}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          value={asked}
          onChange={(event) => nav.setSearch({ q: event.currentTarget.value || undefined, part: undefined })}
        />
        <nav aria-label={t('guides.topics')} className={css.topics}>
          {guideTopics.map((one) => (
            <To
              key={one}
              to={`/help-${one}`}
              className={css.topic}
              {...(one === topic && !asked ? { 'aria-current': 'page' as const } : {})}
            >
              {t(`guide.${one}.title`)}
            </To>
          ))}
        </nav>
      </aside>
      <article ref={article} className={css.article}>
        {asked && texts ? (
          <Findings texts={texts} asked={asked} />
        ) : (
          <>
            <header className={css.head}>
              <h1>{t(`guide.${topic}.title`)}</h1>
              <p className={css.lead}>{texts?.[`guide.${topic}.lead`]}</p>
            </header>
            {sections.map((section) => (
              <Part key={section.number} topic={topic} section={section} />
            ))}
            {sections.length > 0 && <Useful key={topic} topic={topic} />}
          </>
        )}
      </article>
    </div>
  )
}

function Part({ topic, section }: { topic: GuideTopic; section: Section }) {
  const t = useT()
  const language = usePreferences(({ culture }) => culture.split('-')[0]!)
  const picture = pictures.find((one) => one.topic === topic && one.section === section.number)
  return (
    <section id={`part-${section.number}`} className={css.part}>
      <h2>{section.title}</h2>
      {blocksOf(section.text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>{block.text}</p>
        ) : (
          <List key={index} kind={block.kind} lines={block.lines} />
        ),
      )}
      {picture && (
        <img
          className={css.picture}
          src={pictureAddress(language, picture)}
          alt={t('guides.picture', { title: section.title })}
          {...pictureSize}
          loading="lazy"
        />
      )}
    </section>
  )
}

function List({ kind, lines }: { kind: 'steps' | 'points'; lines: readonly string[] }) {
  const items = lines.map((line) => <li key={line}>{line}</li>)
  return kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Findings({ texts, asked }: { texts: Readonly<Record<string, string>>; asked: string }) {
  const t = useT()
  const findings = search(texts, guideTopics, asked)
  if (findings.length === 0) return <p role="status">{t('guides.none', { words: asked })}</p>
  return (
    <>
      <p role="status" className="muted">
        {t.count('guides.found', findings.length)}
      </p>
      <ol className={css.findings}>
        {findings.map(({ topic, section, pieces }) => (
          <li key={`${topic} ${section.number}`}>
            <To to={`/help-${topic}?part=${section.number}`}>
              {t(`guide.${topic as GuideTopic}.title`)}: {section.title}
            </To>
            <p className="muted">
              {pieces.map((piece, index) =>
                piece.isFound ? (
                  <mark key={index}>{piece.text}</mark>
                ) : (
                  <Fragment key={index}>{piece.text}</Fragment>
                ),
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

const topicOf = (path: string): GuideTopic =>
  guideTopics.find((topic) => path === `/help-${topic}`) ?? guideTopics[0]
