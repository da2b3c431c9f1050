import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyRoutes } from '../src/routes.ts'
import { publicRoutes } from '../src/routes-public.ts'
import { screensOf, screensOfDocuments } from './preload-plugin.ts'

const textOf = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')

test.each([
  [
    'a company',
    companyRoutes,
    [...screensOf(textOf('routes.ts')), ...screensOfDocuments(textOf('routes-documents.ts'))],
  ],
  ['the public pages', publicRoutes, screensOf(textOf('routes-public.ts'))],
] as const)('every address of %s has a screen whose files can be named', (_, routes, found) => {
  // The help pages are made of a list; who opens one waits for nothing but it.
  const paths = routes.map(({ path }) => path.replace(/^\//, '').split('/')[0]!)
  expect(found.map(([address]) => address).toSorted()).toEqual(
    paths.filter((path) => !path.startsWith('help-')).toSorted(),
  )
})

test('a screen is found by its import, also where several rows share one', () => {
  const text = `
    const party = () => import('./features/parties/screens.tsx')
    { path: '/login', name: 'Login', screen: () => import('./features/auth/Login.tsx').then((module) => module.Login) },
    { path: 'create-party', screen: () => party().then((module) => module.CreateParty) },`
  expect(screensOf(text)).toEqual([
    ['login', 'features/auth/Login.tsx'],
    ['create-party', 'features/parties/screens.tsx'],
  ])
})
