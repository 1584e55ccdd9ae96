// Made by tools/types.mjs from docs/schemas. Do not edit: `npm run types` writes it anew.

export type Protocol =
  | AboutMe
  | ActionInWords
  | BetterMove
  | ChangeSeat
  | ChangeTerms
  | ChatLine
  | CheckedPack
  | ClosedAction
  | Code
  | Cost
  | Course
  | DecisionInWords
  | DescribedChapter
  | DescribedDomain
  | DescribedEvent
  | DescribedKind
  | DescribedOption
  | DescribedRule
  | Description
  | EventView
  | Fact
  | GameLine
  | Hint
  | HintMove
  | Invitation
  | LookedAgain
  | Made
  | Me
  | Moment
  | NewPack
  | NewSeat
  | NewTable
  | Observation
  | Outcome
  | Overrides
  | PackLine
  | PackProblem
  | PlayOn
  | Sat
  | SeatPlay
  | SitDown
  | Span
  | Standing
  | Stretch
  | TableLine
  | Thing
  | Today
  | TurningPoint
  | Verdict
  | Act
  | Answer
  | Chat
  | Command
  | Done
  | Frozen
  | Happened
  | Language
  | Look
  | Message
  | Note
  | Noted
  | Ping
  | Point
  | Pointed
  | Pong
  | Position
  | ProposalState
  | React
  | Reacted
  | Refused
  | Said
  | SeatState
  | Status
  | Stopping
  | Sync
  | Undo
  | UndoState
  | Welcome;
export type Command = Act | Undo | Answer | Look | Sync | Language | Chat | React | Point | Ping;
export type Message =
  Welcome | Status | Position | Happened | Noted | Done | Refused | Said | Reacted | Frozen | Stopping | Pong;

export interface AboutMe {
  lang?: string;
  name?: string;
}
/**
 * One open action. `text` names it, `detail` is what is printed on the thing it names, `does` is what it would do
 *     now.
 */
export interface ActionInWords {
  anytime: boolean;
  arguments: Fact[];
  cost: Cost[];
  detail: string;
  does: string;
  ends: boolean;
  kind: string;
  number: number;
  rule: string;
  text: string;
}
/**
 * One thing that a decision, an action or an event is about. `id` is an id of the domain, or the number itself for
 *     the domains `number` and `seat`.
 */
export interface Fact {
  domain: string;
  id: string | number;
  name: string;
}
/**
 * A number of one thing that an action uses up.
 */
export interface Cost {
  domain: string;
  id: string;
  n: number;
}
export interface BetterMove {
  after: number;
  asked: string;
  before: number;
  better: string;
  error: number;
  loss: number;
  played: string;
  position: number;
  seat: number;
  why: string[];
}
export interface ChangeSeat {
  agent?: string | null;
  free?: boolean;
  invite?: boolean;
  me?: boolean;
  name?: string;
  revoke?: boolean;
}
export interface ChangeTerms {
  chat?: boolean | null;
  host?: number | null;
  limit?: number | null;
  pace?: number | null;
  paused?: boolean | null;
  watch?: boolean | null;
}
export interface ChatLine {
  at: number;
  name: string;
  number: number;
  text: string;
}
export interface CheckedPack {
  pack: PackLine | null;
  problems: PackProblem[];
}
export interface PackLine {
  changes: number;
  created: number;
  game: string;
  id: string;
  name: string;
}
export interface PackProblem {
  file: string;
  line: number;
  text: string;
}
/**
 * An action that belongs to the decision and is not open now, with the rule that closes it and why in words.
 */
export interface ClosedAction {
  arguments: Fact[];
  detail: string;
  kind: string;
  number: number;
  rule: string;
  text: string;
  why: string;
}
export interface Code {
  code: string;
}
export interface Course {
  agents: string[];
  deciders: number[];
  events: EventView[];
  figures: {
    [k: string]: number[];
  };
  game: string;
  outcome: Outcome | null;
  parts: {
    [k: string]: number[][];
  };
  scores: number[][];
  seat: number;
  seats: string[];
  standing: Standing;
  stretches: Stretch[];
  versions: number[];
}
/**
 * One thing that happened, as one seat saw it. `version` is that of the match after it, 0 for what happened before
 *     the first decision; `text` is the line of the log if words were asked for.
 */
export interface EventView {
  arguments: Fact[];
  kind: string;
  rule: string;
  seat: number;
  text?: string;
  version: number;
}
export interface Outcome {
  lost?: boolean;
  parts: {
    [k: string]: number[];
  };
  places: number[];
  reason: string;
  scores: number[];
}
/**
 * What everybody could count now: points so far by seat, and their parts. `figures` are the numbers that a group
 *     playing together would care about.
 */
export interface Standing {
  figures?: {
    [k: string]: number;
  };
  parts: {
    [k: string]: number[];
  };
  scores: number[];
}
export interface Stretch {
  name: string;
  position: number;
}
/**
 * What a seat reads of a decision. Those who wait get the prompt only.
 */
export interface DecisionInWords {
  actions: ActionInWords[];
  closed: ClosedAction[];
  name: string;
  prompt: string;
  rule: string;
  seat: number;
}
export interface DescribedChapter {
  id: string;
  title: string;
}
export interface DescribedDomain {
  name: string;
  things: Thing[];
}
export interface Thing {
  id: string;
  many?: string;
  name: string;
  one?: string;
  printed?: {
    [k: string]: any;
  };
  rule?: string;
  short: string;
  text?: string;
}
export interface DescribedEvent {
  arguments: any[][];
  name: string;
}
export interface DescribedKind {
  anytime: boolean;
  arguments: any[][];
  ends: boolean;
  name: string;
  numbers: number[];
}
export interface DescribedOption {
  default: number;
  name: string;
  text: string;
  values: {
    [k: string]: string;
  };
}
export interface DescribedRule {
  chapter: string;
  id: string;
  page: number;
  ruling: string;
  text: string;
  title: string;
}
export interface Description {
  chapters: DescribedChapter[];
  content: string;
  domains: {
    [k: string]: DescribedDomain;
  };
  events: DescribedEvent[];
  id: string;
  kinds: DescribedKind[];
  lang: string;
  name: string;
  observation: Observation;
  options: DescribedOption[];
  parts: Thing[];
  phases: Thing[];
  reasons: Thing[];
  rules: DescribedRule[];
  seat_counts: number[];
  tables: {
    [k: string]: any;
  };
  tagline: string;
  together: boolean;
  version: string;
}
export interface Observation {
  leaves_out?: string[];
  spans: Span[];
}
export interface Span {
  by?: string[];
  high: number;
  low: number;
  name: string;
  size: number;
}
export interface GameLine {
  agents: string[];
  id: string;
  name: string;
  note: string;
  options: DescribedOption[];
  seat_counts: number[];
  tagline: string;
  together: boolean;
}
export interface Hint {
  action: number;
  agent: string;
  moves: HintMove[];
  seat: number;
  version: number;
}
export interface HintMove {
  action: number;
  chance: number | null;
  points: number;
  reasons: string[];
}
export interface Invitation {
  game: string;
  host: string;
  name: string;
  seat: number;
  seats: string[];
  tagline: string;
}
export interface LookedAgain {
  seconds: number;
  state: string;
  verdict: Verdict | null;
}
export interface Verdict {
  better: BetterMove[];
  chances: number[][];
  judge: string;
  plays: SeatPlay[];
  positions: number[];
  turns: TurningPoint[];
  whole: boolean;
  worlds: number;
}
export interface SeatPlay {
  better: number;
  decisions: number;
  fate: number | null;
  lost: number;
  score: number | null;
  seat: number;
}
export interface TurningPoint {
  after: number;
  before: number;
  kind: string;
  position: number;
  seat: number;
}
export interface Made {
  code?: string;
  id: string;
  invitations?: {
    [k: string]: string;
  };
}
export interface Me {
  id: string;
  lang: string;
  name: string;
}
export interface Moment {
  decision: DecisionInWords | null;
  events: EventView[];
  length: number;
  outcome: Outcome | null;
  position: number;
  seat: number;
  standing: Standing;
  version: number;
  view: any;
}
export interface NewPack {
  files: {
    [k: string]: string;
  };
  game: string;
}
export interface NewSeat {
  agent?: string;
  kind: 'me' | 'invited' | 'agent' | 'open';
  name?: string;
}
export interface NewTable {
  chat?: boolean;
  content?: Overrides | null;
  game: string;
  limit?: number;
  options?: {
    [k: string]: number;
  };
  pace?: number;
  pack?: string;
  seats: NewSeat[];
  seed?: number | null;
  watch?: boolean;
}
export interface Overrides {
  name: string;
  replaces?: string[];
  tables?: {
    [k: string]: {
      [k: string]: any;
    }[];
  };
  words?: {
    [k: string]: string;
  };
}
export interface PlayOn {
  position: number;
  seat?: number | null;
}
export interface Sat {
  seat: number;
}
export interface SitDown {
  code?: string;
  seat?: number | null;
}
export interface TableLine {
  agents: string[];
  asked: number;
  game: string;
  headline: string;
  host: boolean;
  id: string;
  lost: boolean;
  mine: number[];
  my_turn: boolean;
  open: number[];
  pack: string;
  places: number[];
  scores: number[];
  seats: string[];
  status: string;
  today: string;
  touched: number;
}
export interface Today {
  day: string;
  game: string;
  level: string;
  seats: number;
  status: string;
  table: string;
  text: string;
}
/**
 * An action of a seat, meant for a version of the match.
 */
export interface Act {
  action: number;
  id: string;
  seat: number;
  type: 'act';
  version: number;
}
/**
 * Agrees to the proposal to undo that stands, or refuses it.
 */
export interface Answer {
  agree: boolean;
  id: string;
  seat: number;
  type: 'answer';
  version: number;
}
/**
 * Says something to all who look at the table.
 */
export interface Chat {
  id: string;
  text: string;
  type: 'chat';
}
/**
 * Back to before the decision that led to version `before`; at once where that is free, otherwise a proposal that
 *     all people at the table must agree to.
 */
export interface Undo {
  before: number;
  id: string;
  seat: number;
  type: 'undo';
  version: number;
}
/**
 * Which of one's seats sits before this screen; -1 draws the curtain.
 */
export interface Look {
  id: string;
  seat: number;
  type: 'look';
}
/**
 * Asks for what happened after a version; -1 for everything.
 */
export interface Sync {
  id: string;
  type: 'sync';
  version: number;
}
/**
 * From now on the table speaks this language to this client.
 */
export interface Language {
  id: string;
  lang: string;
  type: 'language';
}
/**
 * A short reaction that everybody sees and nobody keeps.
 */
export interface React {
  id: string;
  reaction: 'hurry' | 'ouch' | 'sorry' | 'thanks' | 'thinking' | 'well-done';
  type: 'react';
}
/**
 * Those who wait point at an action that they favour; -1 takes it back. Only in games that are played together.
 */
export interface Point {
  action: number;
  id: string;
  seat: number;
  type: 'point';
  version: number;
}
/**
 * Answered by a pong, whatever the table does.
 */
export interface Ping {
  id: string;
  type: 'ping';
}
/**
 * The command was carried out, and is on disk.
 */
export interface Done {
  id: string;
  type: 'done';
  version: number;
}
/**
 * Nothing can be stored at the moment: nothing is lost, nothing can be done. Commands that were not answered are
 *     sent again when the next position comes.
 */
export interface Frozen {
  text: string;
  type: 'frozen';
  version: number;
}
/**
 * Events since the version that the client had; `anew` voids whatever it had before.
 */
export interface Happened {
  anew: boolean;
  events: EventView[];
  type: 'happened';
  version: number;
}
/**
 * The first message of a socket: what this table is. `options` are those of the game, as they were chosen.
 */
export interface Welcome {
  game: string;
  lang: string;
  options: {
    [k: string]: number;
  };
  reactions: string[];
  table: string;
  type: 'welcome';
  version: number;
}
/**
 * Everything about the table that is not the match. `status` is waiting, running or over; `limit` are the seconds
 *     for a decision, 0 for none; `pace` are the milliseconds that agents wait. `today` is the day whose table this is,
 *     `rematch` the table of the rematch, both empty for none; `link` says whether a link for any free seat is valid.
 */
export interface Status {
  chat: boolean;
  host: boolean;
  limit: number;
  link: boolean;
  pace: number;
  paused: boolean;
  rematch: string;
  seats: SeatState[];
  status: string;
  today: string;
  type: 'status';
  version: number;
  watch: boolean;
  watchers: number;
}
/**
 * Who sits there. `agent` is the level that plays for it, empty for a person; `here` says whether that person looks
 *     at the table now, `mine` whether it is this client's seat, `invited` whether a link to it is valid.
 */
export interface SeatState {
  agent: string;
  here: boolean;
  host: boolean;
  invited: boolean;
  mine: boolean;
  name: string;
  open: boolean;
  seat: number;
  taken: boolean;
}
/**
 * Where the match stands for one seat; -1 for a spectator or behind the curtain. `decision` has actions only for
 *     the seat that decides, and in games that are played together for all who sit there. `decided` has for each seat the
 *     version that its last decision led to, 0 for none. `left` are the seconds until an agent decides in a person's
 *     place; None where no clock runs.
 */
export interface Position {
  decided: number[];
  decision: DecisionInWords | null;
  left: number | null;
  pointed: Pointed[];
  seat: number;
  standing: Standing;
  type: 'position';
  undo: UndoState;
  version: number;
  view: any;
}
export interface Pointed {
  action: number;
  seat: number;
}
/**
 * How far one may go back: `free` is the first version that can be undone without asking anybody, `last` the
 *     version that the last decision of this seat led to. None where there is nothing.
 */
export interface UndoState {
  free: number | null;
  last: number | null;
  proposal: ProposalState | null;
}
/**
 * A wish to go back to before the decision that led to version `before`.
 */
export interface ProposalState {
  agreed: number[];
  before: number;
  by: number;
  refused_by: number | null;
}
/**
 * What the table has to say beside the match: all of it, the newest last.
 */
export interface Noted {
  notes: Note[];
  type: 'noted';
  version: number;
}
/**
 * One line that the table itself adds to the log; `code` is for programs, `text` for people.
 */
export interface Note {
  code: string;
  seat: number;
  text: string;
  version: number;
}
/**
 * The command was not carried out. `code` is for programs, `text` for people, in their language.
 */
export interface Refused {
  code: string;
  id: string;
  rule?: string;
  text: string;
  type: 'refused';
  version: number;
}
/**
 * A line of the chat.
 */
export interface Said {
  at: number;
  name: string;
  number: number;
  text: string;
  type: 'said';
  version: number;
}
export interface Reacted {
  name: string;
  reaction: 'hurry' | 'ouch' | 'sorry' | 'thanks' | 'thinking' | 'well-done';
  type: 'reacted';
  version: number;
}
/**
 * The server stops: nothing is lost, and the client comes back after a while.
 */
export interface Stopping {
  type: 'stopping';
  version: number;
}
export interface Pong {
  id: string;
  type: 'pong';
  version: number;
}
