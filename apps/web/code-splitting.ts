import type { Rolldown } from 'vite'

/** The entry stays a file of its own: the manifest names it. */
const entry = /\/(index\.html|src\/main\.tsx)$/

/** What describes calls, with the schema library: the sign-in page asks for it once it is drawn, every other screen has it. */
const ofCalls = /node_modules\/zod\/|packages\/core\/src\/(http\/|(auth|device|federation|portal)\/(contract|schemas))|lib\/load-site/

/** The shell, style sheets of what many screens are made of, and small parts that lists and cases share. */
const ofShell = [
  /features\/base\/shell\//,
  // a few KB, one request
  /web\/src\/(ui|item)\/[\w-]+\.css$/,
  /\/dayjs\/(dayjs|locale)/,
  /ui\/(UserPicture|SearchStanding|ClockBadge|PageHeader|Paragraphs|public-links)|cases\/case-sentence/,
  /lib\/(later|authority-contacts|use-settled|use-section-spy|section-spy|stay-at)/,
  /core\/src\/(search\/contract|form\/(applicant|empty-data)|reader\/contract|item\/acceptance-clock)/,
  /item\/(use-item-(version|guide)|file-size|use-file-opener|FilePreview)\.tsx?$/,
  /rc-component\/segmented|antd\/es\/(segmented|radio)\//,
  // what stands in rows of cases, here and there
  /cases\/(LookLink|ReplyOfRow|ReapplyButton|use-reapply|download-reply)|ui\/list\/(ItemName|item-choices)|item\/(AnswerBy|OpenClock)|icons\/(es\/icons\/)?ProfileOutlined|icons-svg\/(es|lib)\/asn\/ProfileOutlined/,
]

/** Our own small parts, without those of accounts, of ways in and of administrators' forms; a password is digested where one is typed. */
const pieces =
  /packages\/core\/(?!src\/(users|registration|verification)\/)|web\/src\/ui\/(?!TypedNotice)|web\/src\/lib\/(?!seal-password|one-time-code|typed-|kept-input)/

/** What draws forms and cases. */
const ofForms =
  /web\/src\/(form|item)\/|lib\/(draft-sync|save-failure|use-flush|upload|leave-warning)|core\/src\/(item\/action-form|form\/(validate|diff)|table-import)|phrases/

/** What public pages and lists use as well, so that it must not bring the forms along; and dialogs that come when they are opened. */
const besideForms =
  /use-item|obligations\/(DueDay|ObligationState|obligations-node)|OtherKindNote|verbs\/(VerbFormDialog|ChosenOrder)|refusal-of-file|fields\/region|services|use-region|process|drawing/i

/**
 * How modules are put into files. Left alone, the bundler makes a file for each combination of screens that share a module, and each request costs
 * browser and server about a millisecond and a kilobyte of heads. So what the sign-in page loads is one file, what fifteen screens and more share a
 * second, what the shell shows a third, our own small pieces that eight share a fourth, what draws forms and cases a fifth; the rest is split by the
 * screens that need it. A list then takes 12 scripts, a case 15, a form 16 (`npm run check -- bundle` counts them). One number more or less in `minShareCount`, or the
 * bundler's own merging of small files (`entriesAwareMergeThreshold`), costs every list 40 to 140 KB.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'start', tags: ['$initial'], test: (id) => !entry.test(id), priority: 8 },
    { name: 'calls', test: ofCalls, priority: 7 },
    { name: 'shell', test: (id) => ofShell.some((part) => part.test(id)), priority: 6 },
    { name: 'common', minShareCount: 15, priority: 5 },
    { name: 'pieces', test: pieces, minShareCount: 8, priority: 4 },
    { name: 'work', test: (id) => ofForms.test(id) && !besideForms.test(id), minShareCount: 2, priority: 3 },
    { name: 'shared', minShareCount: 2, entriesAware: true, priority: 2 },
  ],
}

/** The file of a shared chunk. The bundler calls one after all the screens that need it; the first of them is enough. */
export const chunkFileNames: Rolldown.OutputOptions['chunkFileNames'] = ({ name }) => `assets/${name.split('~')[0]}-[hash].js`

/** antd's parts do nothing by being imported, and do not say so: without this each list brings antd's forms, drawers and trees along. */
export const moduleSideEffects: Rolldown.TreeshakingOptions['moduleSideEffects'] = [
  { test: /node_modules\/(@rc-component|@ant-design)\//, sideEffects: false },
]
