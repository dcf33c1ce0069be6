/**
 * The walls of docs/architecture.md §2. scripts/walls.test.mjs plants a violation of each rule and sees it caught.
 */
const core = '^packages/core/src/'
const modules = '^apps/server/src/modules/'
const edges = '^apps/server/src/edges/'
const web = '^apps/web/src/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: 'generated' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      comment: 'but the table of error codes, which is data that the modules say',
      from: { path: `${core}kernel/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [`${core}kernel/`, `${core}errors\\.generated\\.ts$`], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment: 'core runs in browser and server: zod is its only package',
      from: { path: core, pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: [core, 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-languages-know-no-module',
      severity: 'error',
      from: { path: `${core}(form|clock|codes|i18n|kernel)/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: core,
        pathNot: [`${core}(form|clock|codes|i18n|kernel)/`, `${core}errors\\.generated\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts-stay-apart',
      severity: 'error',
      comment: "a module may use another module's model or shared schemas, never its contract",
      from: { path: `${core}([^/]+)/contract\\.ts$` },
      to: { path: `${core}[^/]+/contract\\.ts$`, pathNot: `${core}$1/` },
    },
    {
      name: 'item-language-knows-no-module',
      severity: 'error',
      from: { path: `${core}item/`, pathNot: '\\.test\\.ts$' },
      comment: 'roles and rules of candidates are found with the kinds of organisations',
      to: {
        path: core,
        pathNot: [`${core}(item|form|clock|codes|i18n|kernel)/`, `${core}organizations/candidates-of\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'items-are-content',
      severity: 'error',
      from: { path: '^packages/items/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: ['^packages/items/src/', `${core}(form|item|codes)/`, `${core}i18n/text\\.ts$`] },
    },
    {
      name: 'only-publish-imports-items',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/items/',
          '^apps/server/src/modules/case-work/items/(publish|listings)\\.ts$',
          '^apps/server/src/modules/public-texts/guides/starter-(guides|samples)\\.ts$',
          '\\.test\\.ts$',
          '^apps/server/src/testing/',
          '^apps/server/src/case-driver/',
          '^e2e/',
          '^bench/',
          '^scripts/',
        ],
      },
      to: { path: '^packages/items/' },
    },
    {
      name: 'bpmn-knows-no-product',
      severity: 'error',
      from: { path: '^packages/bpmn/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(core|items)|apps)/' },
    },
    {
      name: 'ofd-knows-no-product',
      severity: 'error',
      comment: 'a reader of GB/T 33190 that any program could use: fflate, opentype.js and saxes are its only packages',
      from: { path: '^packages/ofd/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: ['^packages/ofd/', 'node_modules/(fflate|opentype\\.js|saxes)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: [modules, edges] },
    },
    {
      name: 'edges-know-no-module',
      severity: 'error',
      comment: 'providers, authorities and platforms that development plays itself: another program could take their place',
      from: { path: edges, pathNot: '\\.test\\.ts$' },
      to: { path: modules },
    },
    {
      name: 'modules-meet-at-their-index',
      severity: 'error',
      from: { path: `${modules}[^/]+/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${modules}[^/]+/[^/]+/`, pathNot: [`${modules}[^/]+/$1/`, `${modules}[^/]+/[^/]+/index\\.ts$`] },
    },
    {
      name: 'no-fastify-in-modules',
      severity: 'error',
      comment: 'modules see Ctx; only platform/http and app.ts know the HTTP server',
      from: { path: modules, pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(@fastify|fastify)/' },
    },
    {
      name: 'no-pool-in-modules',
      severity: 'error',
      comment: 'modules reach the database through ctx.db or inTransaction',
      from: { path: modules, pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/pg/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: `${web}features/[^/]+/([^/]+)/` },
      to: { path: `${web}features/[^/]+/[^/]+/`, pathNot: `${web}features/[^/]+/$1/` },
    },
    {
      name: 'nobody-imports-pages',
      severity: 'error',
      from: { path: web, pathNot: `${web}(routes|main|App)\\.tsx$|${web}pages/` },
      to: { path: `${web}pages/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: `${web}(ui|form|item|lib)/` },
      to: { path: `${web}(features|pages)/` },
    },
    { name: 'web-knows-no-item-and-no-server', severity: 'error', from: { path: web }, to: { path: '^(packages/items|apps/server)/' } },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: '\\.test\\.[a-z]+$|/testing/|^e2e/|^bench/' },
      to: { path: '\\.test\\.[a-z]+$' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
}
