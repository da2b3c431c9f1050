// Checks which way imports point, with the rules of .dependency-cruiser.mjs. `--fixture` runs the same rules
// over a tree with wrong imports, where each must be found.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'

/** Fewer modules than this means that the tool has gone blind, which it does silently without a parser. */
const fewestModules = 150

const fixture = process.argv.includes('--fixture')
const base = fixture ? join(root, 'scripts', 'fixtures', 'wrong-import') : root

readTsx()
const { cruise } = await import('dependency-cruiser')
const { default: rules, reached } = await import('../.dependency-cruiser.mjs')

const { output } = await cruise(
  fixture ? ['packages'] : ['packages', 'bench', 'e2e'],
  {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    baseDir: base,
    exclude: fixture ? undefined : rules.options.exclude,
  },
  rules.options.enhancedResolveOptions,
)

const { violations, totalCruised } = output.summary
const dead = fixture ? [] : unreached(output.modules)
for (const { rule, from, to } of violations) {
  const comment = rules.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
  console.log(`${from} -> ${to}\n  ${rule.name}: ${comment}`)
}
for (const file of dead)
  console.log(`${file}\n  no program, command, build step, bench or journey reaches it: remove it`)
console.log(`${totalCruised} modules, ${violations.length} wrong imports, ${dead.length} dead files`)
if (!fixture && totalCruised < fewestModules) {
  console.log(`Only ${totalCruised} modules were seen; the tool does not read our sources.`)
  process.exit(1)
}
process.exit(violations.length + dead.length > 0 ? 1 : 0)

function unreached(modules) {
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const found = new Set([...importsOf.keys()].filter((file) => reached.from.test(file)))
  for (const file of found) for (const { resolved } of importsOf.get(file) ?? []) found.add(resolved)
  return [...importsOf.keys()].filter(
    (file) => reached.all.test(file) && !reached.but.test(file) && !found.has(file),
  )
}

/**
 * The tool reads TypeScript with swc, as it cannot use TypeScript 7, but does not inform swc that a .tsx file
 * contains JSX. So swc is informed here.
 */
function readTsx() {
  const swc = createRequire(import.meta.resolve('dependency-cruiser'))('@swc/core')
  const parseFileSync = swc.parseFileSync.bind(swc)
  swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
}
