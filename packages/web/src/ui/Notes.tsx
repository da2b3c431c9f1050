import { Fragment } from 'react'

/** What a choice is known by beside its name. Each note keeps its own direction: a Latin one between Arabic ones would draw the dots to itself. */
export function Notes({ of }: { of: readonly (string | null | undefined)[] }) {
  return of.filter(Boolean).map((note, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{note}</bdi>
    </Fragment>
  ))
}
