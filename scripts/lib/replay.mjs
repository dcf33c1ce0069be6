import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Replies of the national bureau, one JSON object a line: title, docNumber, mainRecipient, body (paragraphs), closing, docDate
 * (or null), mapsTo (code of the item).
 */
export function readReplies(file) {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

/** Provinces by the two characters that every name of a bureau begins with (山西省文物局, 四川省文物管理局). */
const provinceByName = { 山西: ['14', 'sxi'], 山东: ['37', 'sd'], 四川: ['51', 'sc'], 河南: ['41', 'ha'], 陕西: ['61', 'sx'] }

/** Counties of the places that replies name; anything else is filed under the first county of its province. */
const countyByPlace = { 新绛: '140825', 孝义: '141181', 济宁: '370811', 阆中: '511381', 驻洛: '410302' }

/** The application behind a reply: the item's example with the facts that the reply names. */
export function applicationFor(reply) {
  const [provinceCode, abbreviation] = provinceByName[reply.mainRecipient.slice(0, 2)] ?? []
  if (provinceCode === undefined) throw new Error(`no province for ${reply.mainRecipient}`)
  const example = JSON.parse(fs.readFileSync(path.join(root, 'packages/items/src', reply.mapsTo, 'example.json'), 'utf8'))
  const request = /《([^》]+)》（([^）]+)）/.exec(reply.body[0] ?? '')
  const projectName = reply.title.replace(/^关于/, '').replace(/的批复$/, '')
  const unitName = projectName.replace(
    /(文物保护总体规划工作方案|保护规划立项|修缮工程立项|地震灾后抢救保护工程立项|旧址北院东西厢房抢险加固工程立项)$/,
    '',
  )
  const data = structuredClone(example)
  data.project = { ...data.project, projectName }
  data.unit = { ...data.unit, punitName: { name: unitName }, region: countyOf(unitName, provinceCode) }
  data.letter = { ...data.letter, ...(request && { rfTitle: request[1], rfNumber: request[2] }) }
  return { itemCode: reply.mapsTo, data, provinceCode, abbreviation, projectName, unitName }
}

function countyOf(unitName, provinceCode) {
  const place = Object.keys(countyByPlace).find((name) => unitName.includes(name))
  return place === undefined ? `${provinceCode}0102` : countyByPlace[place]
}

/** A small PDF with a text of its own, so that each material is a file of its own. */
export function smallPdf(text) {
  const hex = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
    `<< /Title <${hex}> >>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1')
}

/** A signed-in person over HTTP, as the browser does it: digest → ticket → token. */
export async function signIn(url, username, kind, password) {
  const digest = createHash('md5').update(password).digest('hex')
  const post = async (address, headers, body) => {
    const response = await fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(`${address}: ${reply.msg}`)
    return reply
  }
  // after somebody's failure from this address the server demands the slider's proof, which the page always sends
  const { data: challenge } = await (await fetch(`${url}/api/v1/auth/nonce`)).json()
  const { data } = await post('/sso/login', { 'x-slide-proof': `${challenge.nonce}~k~0-1000` }, { username, password: digest, type: kind })
  const { token } = await post('/sso/createTokenByUserId', { authorization: data.ticket }, {})
  return {
    username,
    /** One call; gives the body, throws with the server's text otherwise. */
    async call(method, address, body, key) {
      const response = await fetch(url + address, {
        method,
        headers: {
          authorization: token,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const reply = await response.json()
      if (!response.ok)
        throw Object.assign(new Error(`${method} ${address}: ${response.status} ${reply.msg} ${JSON.stringify(reply.problems ?? '')}`), {
          reply,
          status: response.status,
        })
      return reply
    },
    async upload(caseId, material, fileName, bytes) {
      const form = new FormData()
      form.set('bid', caseId)
      form.set('fileType', material)
      form.set('file', new Blob([bytes]), fileName)
      const response = await fetch(`${url}/api/uploadFileStore`, {
        method: 'POST',
        headers: { authorization: token, 'idempotency-key': randomUUID() },
        body: form,
      })
      const reply = await response.json()
      if (!response.ok) throw new Error(`upload ${fileName}: ${reply.msg}`)
      return reply.data
    },
  }
}

/** Materials a party must hand in for a case and has not. */
function missingFor(view, by) {
  return view.materials.filter((material) => material.by === by && material.isRequired && material.files.length === 0)
}

/** The open task of a case that this person may act on. */
async function openTask(person, caseId, step) {
  const view = (await person.call('GET', `/api/v1/cases/${caseId}`)).data
  const task = view.tasks.find((each) => each.step === step && each.isMine)
  if (task === undefined)
    throw new Error(`${person.username} has no task ${step} on ${caseId}; open: ${view.tasks.map((each) => each.step)}`)
  return { view, task }
}

/** Acts on a step of a case; `more` is what the action needs. Gives the case afterwards. */
export async function act(person, caseId, step, outcome, more = {}) {
  const { view, task } = await openTask(person, caseId, step)
  for (const material of missingFor(view, step))
    await person.upload(caseId, material.key, `${material.name.zh_CN}.pdf`, smallPdf(`${caseId} ${material.key}`))
  return (
    await person.call(
      'POST',
      `/api/v1/tasks/${task.id}/complete`,
      { version: task.version, outcome, opinion: '材料齐全，符合规定。', ...more },
      randomUUID(),
    )
  ).data.case
}

/** Files one application: draft, form, materials, submission. Gives the receipt. */
export async function fileApplication(applicant, { itemCode, data }) {
  const draft = (await applicant.call('POST', '/api/v1/drafts', { itemCode }, randomUUID())).data
  const saved = (await applicant.call('PUT', `/api/v1/drafts/${draft.id}`, { baseRevision: draft.revision, device: 'replay', data })).data
  const view = (await applicant.call('GET', `/api/v1/cases/${draft.id}`)).data
  for (const material of missingFor(view, 'applicant'))
    await applicant.upload(draft.id, material.key, `${material.name.zh_CN}.pdf`, smallPdf(`${draft.id} ${material.key}`))
  return (await applicant.call('POST', `/api/itemAppr/${itemCode}`, { id: draft.id, baseRevision: saved.revision }, randomUUID())).data
}

/**
 * Files an application for each reply and walks it through its own province and the national bureau to the decision with the
 * reply's own text, number and date (a missing date stays missing). Gives one result per reply with the document as stored.
 */
export async function replayReplies({ url, replies, password, log = () => undefined }) {
  const people = new Map()
  const person = async (username, kind = '3') => {
    if (!people.has(username)) people.set(username, await signIn(url, username, kind, password))
    return people.get(username)
  }
  const results = []
  for (const reply of replies) {
    const application = applicationFor(reply)
    const receipt = await fileApplication(await person('company', '1'), application)
    const id = receipt.caseId
    await act(await person(`province-${application.abbreviation}`), id, 'provinceAccept', 'accept')
    await act(await person(`province-${application.abbreviation}`), id, 'provinceReview', 'report')
    await act(await person(`province-${application.abbreviation}-lead`), id, 'provinceSign', 'report')
    await act(await person('national-accept'), id, 'nationalAccept', 'accept')
    const document = { title: reply.title, mainRecipient: reply.mainRecipient, body: reply.body, closing: reply.closing }
    await act(await person('national-officer'), id, 'nationalReview', 'approve', { document })
    await act(await person('national-lead'), id, 'leadSign', 'sign')
    await act(await person('national-office'), id, 'issue', 'issue', { numberAndDate: { number: reply.docNumber, date: reply.docDate } })
    const view = await act(await person('national-officer'), id, 'filing', 'file')
    const stored = (await (await person('national-office')).call('GET', `/api/v1/documents/${view.document.id}`)).data
    log(`${receipt.number} ${view.status} ${stored.number} ${stored.title}`)
    results.push({ reply, application, receipt, view, document: stored })
  }
  return results
}
