import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/papers.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Papers',
  firstForm: 'Application form (first submission)',
  laterForm: 'Application form (submission {n})',
  none: 'No papers yet. Those made when the application is filed, accepted, returned or decided are listed here.',
  withdrawn: 'The application was withdrawn. These papers were issued before and are kept for the record.',
  ofWithdrawn: 'From before the withdrawal',
  loadFailed: 'The papers could not be loaded',
  opened: '{name} ({time})',
  wholeCase: 'Whole case (PDF)',
  wholeCaseOf: 'Whole case {number}',
  checkTitle: 'Check a paper',
  checkIntro: 'Compare the paper with what is said below. Only the kind of paper, its number, its date and the status are shown here.',
  askText: 'Type the code on the paper to see its kind, number, date and status.',
  code: 'Code',
  check: 'Check',
  codeHelp:
    'The last 32 letters and digits of the line 核验地址 (address of the check) at the end of the paper; capitals make no difference. The whole address can be pasted too.',
  kind: 'Paper',
  number: 'Number',
  day: 'Date of the paper',
  state: 'Status now',
  notACode: 'A code has {n} digits and letters (a to f). Please check what you typed.',
  checkAnother: 'Check another paper',
  unknown: 'There is no such paper',
  unknownText: 'Please check the code or scan the one on the paper again. A number alone finds nothing.',
  tooMany: 'Too many checks. Please try again later.',
  materials: 'Materials received',
}
