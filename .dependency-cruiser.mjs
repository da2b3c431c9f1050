// Which way imports may point. Each rule names its reason; a wrong import kept in scripts/fixtures proves
// that the tool sees our modules at all (`npm test` expects it to fail).

/** What is started by name: the server, its commands, the sandbox portals, what index.html and vite load. */
const programs = [
  '^packages/server/src/(main|commands/[^/]+)[.]ts$',
  // A thread of its own.
  '^packages/server/src/features/items/hsn/directory-worker[.]ts$',
  '^packages/gateways/src/sandbox/main[.]ts$',
  '^packages/web/src/[^/]+[.]tsx?$',
  '^packages/web/vite[.](viewer[.])?config[.]ts$',
]

/**
 * A file that no program, command, build step, bench or journey reaches is dead. Followed by scripts/boundaries.mjs: asked as a rule
 * of the tool, a path to every single file is looked for, which takes minutes.
 */
export const reached = {
  from: new RegExp([...programs, '^packages/web/build/', '^bench/', '^e2e/'].join('|')),
  all: /^packages\/(domain|contracts|gateways|server|web)\/src\/.*[.]tsx?$/,
  but: new RegExp(
    [
      '[.](test|fixture|d)[.]tsx?$',
      // The catalogue of the database is read by the tests that hold the schema to its rules.
      '/platform/db/catalogue[.]ts$',
      // The client of other programs is given out as text.
      '/platform/http/client/runtime[.]ts$',
      // Rules of the portals that the product's slices take up next; remove the line with the last of them.
      '^packages/gateways/src/(ewaybill/(need|requests)|einvoice/(applicability|clocks|texts))[.]ts',
    ].join('|'),
  ),
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The rules of tax and returns know nothing of HTTP, SQL, files, schemas or packages.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contracts-know-domain-only',
      comment:
        'Server and browser share the contracts, so they hold nothing but schemas on top of the domain.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^packages/(contracts|domain)/src/', 'node_modules/zod/'] },
    },
    {
      name: 'gateways-know-domain-only',
      comment: 'A portal speaks its own wire shapes; ours stay out of it.',
      severity: 'error',
      from: { path: '^packages/gateways/src/' },
      to: { path: '^packages/(contracts|server|web)/' },
    },
    {
      name: 'server-not-to-web',
      comment: 'The server serves the built web as files and shares only domain and contracts with it.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'web-shares-domain-and-contracts',
      comment: 'Nothing of the server or of a portal may reach the browser.',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(server|gateways)/' },
    },
    {
      name: 'platform-not-to-features',
      comment: 'The platform serves every slice and therefore knows none.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/server/src/features/' },
    },
    {
      name: 'slice-to-slice-by-index',
      comment: 'What a slice offers to others is named in its index.ts, so the rest can change freely.',
      severity: 'error',
      from: { path: '^packages/server/src/features/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/server/src/features/[^/]+/',
        pathNot: ['^packages/server/src/features/$1/', '/index[.]ts$'],
      },
    },
    {
      name: 'ui-not-to-features-or-app',
      comment: 'Generic components know no router, no API and no business words.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/web/src/(features|app)/' },
    },
    {
      name: 'app-not-to-features',
      comment: 'The shell is the frame of every screen; routes.tsx puts the screens into it.',
      severity: 'error',
      from: { path: '^packages/web/src/app/' },
      // The status pages belong to the frame: what is missing or denied is shown in a screen's place.
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/public/StatusPages' },
    },
    {
      name: 'web-slices-apart',
      comment: 'Screens of two subjects are put together in app/ or routes.tsx.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'no-test-in-product',
      comment: 'Tests and their helpers are not shipped.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: ['[.]test[.]tsx?$', '^packages/[^/]+/test/'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing ends the program at its start.',
      severity: 'error',
      from: {},
      // The address of a file, which Vite alone knows.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[.]wasm[?]url$'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', 'packages/[^/]+/fixtures/'] },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
