/**
 * Rule of the linter for browser tests: what a page shows is asserted by `eventually`, never by one reading. A page is never finished at a
 * known moment: a part that is loaded late, an answer that is under way or a busy machine makes one reading see another state than the last run.
 */
const advice = 'a page is not finished at a known moment: await eventually(() => …), of e2e/support/eventually.ts'

/** What reads a page as it stands. Some wait for the element, none for what it shows. */
const readings = new Set([
  'all',
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
])

/** What may be awaited within `expect`: calls of the server and files, which do not change after their answer. */
const answers = new Set(['arrayBuffer', 'call', 'path', 'postData', 'readFile', 'request', 'send'])

/** Every node below one, itself first; what is sent with a call that is awaited for its answer is left out. */
function* nodesOf(node) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesOf(each)
    return
  }
  if (typeof node.type !== 'string' || isAnswer(node)) return
  yield node
  for (const [key, value] of Object.entries(node)) if (key !== 'parent' && typeof value === 'object') yield* nodesOf(value)
}

/** `innerText` of `await row.innerText()`, `signs` of `await signs(…)`, undefined where no call is awaited. */
function awaitedName({ argument }) {
  if (argument.type !== 'CallExpression') return undefined
  const { callee } = argument
  return callee.type === 'MemberExpression' ? callee.property.name : (callee.name ?? '')
}

/** What was asked of the server or read from a file, also by a promise that was made before. */
function isAnswer(node) {
  return node.type === 'AwaitExpression' && (node.argument.type === 'Identifier' || answers.has(awaitedName(node)))
}

/** Whether a part of the source reads a page once: an awaited reading, or its address. */
function readsPage(node) {
  for (const each of nodesOf(node)) {
    if (each.type === 'AwaitExpression' && readings.has(awaitedName(each))) return true
    if (readsAddress(each)) return true
  }
  return false
}

/** `page.url()`; the address of a request or an answer does not change. */
function readsAddress(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.property.name !== 'url') return false
  return !/request|response|reply|route|frame|asked|sent/i.test(node.callee.object.name ?? '')
}

const functions = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|Program)$/

/** The function that a node stands in. */
function functionOf(node) {
  let at = node.parent
  while (!functions.test(at.type)) at = at.parent
  return at
}

/** Whether a node stands somewhere within another one. */
function isWithin(node, outer) {
  for (let at = node; at !== null && at !== undefined; at = at.parent) if (at === outer) return true
  return false
}

const waitForWhatIsRead = {
  create(context) {
    /** Names that stand for one reading of a page, and where they are known: variables with what was read, helpers that read the address. */
    const known = []
    const expectations = []
    const remember = (name, node) => known.push({ name, where: functionOf(node) })
    return {
      VariableDeclarator(node) {
        if (node.init === null || node.id.type !== 'Identifier') return
        const isFunction = functions.test(node.init.type)
        const isRead = isFunction ? [...nodesOf(node.init.body)].some(readsAddress) : readsPage(node.init)
        if (isRead) remember(node.id.name, node)
      },
      FunctionDeclaration(node) {
        if ([...nodesOf(node.body)].some(readsAddress) && node.id !== null) remember(node.id.name, node)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'expect') expectations.push(node)
        const name = callee.type === 'MemberExpression' ? `${callee.object.name}.${callee.property.name}` : ''
        if (name === 'expect.poll' || name === 'vi.waitFor') context.report({ node, message: `${name} has limits of its own: ${advice}` })
      },
      'Program:exit'() {
        for (const node of expectations) {
          const parts = [...nodesOf(node.arguments[0] ?? null)]
          const isOneReading = parts.some(
            (part) =>
              readsAddress(part) ||
              part.type === 'AwaitExpression' ||
              (part.type === 'Identifier' && known.some(({ name, where }) => name === part.name && isWithin(node, where))),
          )
          if (isOneReading) context.report({ node, message: `one reading of a page is asserted: ${advice}` })
        }
      },
    }
  },
}

// a plugin is what the linter takes from the default export
export default { meta: { name: 'screens' }, rules: { 'wait-for-what-is-read': waitForWhatIsRead } }
