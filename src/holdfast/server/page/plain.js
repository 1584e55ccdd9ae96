// The plain page: everything a table can do, as text and buttons. Nothing of it knows a game.

const WORDS = {
  en: {
    language: "Language", name: "Your name", begin: "Begin", tables: "Tables", none: "There are no tables yet.",
    open: "Open", sit: "Sit down", game: "Game", status: "Status", seats: "Seats", turn: "Your turn",
    newTable: "New table", seat: "Seat", me: "Me", invited: "Somebody I invite", openSeat: "Anyone here", make: "Open the table",
    agent: "Agent", waiting: "waiting", running: "running", over: "over", paused: "paused",
    pause: "Pause", goOn: "Go on", rematch: "Rematch", share: "Share the replay", save: "Save", remove: "Remove the table",
    undo: "Take back", agree: "Agree", refuse: "Refuse", wants: "wants to go back.", log: "What happened",
    chat: "Chat", say: "Say", view: "The table as text", actions: "Your decision", waits: "Waiting for", lookAs: "Look as",
    nobody: "Nobody (curtain)", hand: "Agent plays", takeBack: "Take back the seat", invitation: "Invitation for seat",
    lost: "The connection is lost. Trying again …", stopping: "The server is stopping.", result: "The match is over.",
    closed: "Not now", points: "Points", device: "A link for another device (15 minutes)", here: "here", watch: "Watch"
  },
  fr: {
    language: "Langue", name: "Votre nom", begin: "Commencer", tables: "Tables", none: "Il n'y a pas encore de table.",
    open: "Ouvrir", sit: "S'asseoir", game: "Jeu", status: "État", seats: "Places", turn: "À vous",
    newTable: "Nouvelle table", seat: "Place", me: "Moi", invited: "Une personne que j'invite", openSeat: "N'importe qui ici", make: "Ouvrir la table",
    agent: "Agent", waiting: "en attente", running: "en cours", over: "finie", paused: "en pause",
    pause: "Pause", goOn: "Reprendre", rematch: "Revanche", share: "Partager la partie", save: "Sauvegarder", remove: "Supprimer la table",
    undo: "Revenir en arrière", agree: "Accepter", refuse: "Refuser", wants: "veut revenir en arrière.", log: "Ce qui s'est passé",
    chat: "Bavardage", say: "Dire", view: "La table en texte", actions: "Votre décision", waits: "On attend", lookAs: "Regarder comme",
    nobody: "Personne (rideau)", hand: "Un agent joue", takeBack: "Reprendre la place", invitation: "Invitation pour la place",
    lost: "La connexion est perdue. Nouvel essai …", stopping: "Le serveur s'arrête.", result: "La partie est finie.",
    closed: "Pas maintenant", points: "Points", device: "Un lien pour un autre appareil (15 minutes)", here: "présent", watch: "Regarder"
  }
};

const main = document.getElementById("main");
const notice = document.getElementById("notice");
const language = document.getElementById("language");
let lang = navigator.language.startsWith("fr") ? "fr" : "en";
let me = null;
let wire = null;

const say = (key) => WORDS[lang][key] ?? key;

/** An element with text or children. Everything from the server is shown as text only. */
function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

async function ask(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers["content-type"] = "application/json";
  }
  const answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, options);
  const text = await answer.text();
  const found = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Error(found?.text ?? answer.statusText);
  return found;
}

/** Runs something that may be refused, and says why it was. */
const trying = (action) => async (event) => {
  event?.preventDefault();
  notice.textContent = "";
  try {
    await action(event);
  } catch (error) {
    notice.textContent = error.message;
  }
};

function show(...children) {
  document.documentElement.lang = lang;
  language.value = lang;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  main.replaceChildren(...children);
}

// Where one is: #table=…, #join=…:code, #link=code, or the lobby.

async function route() {
  wire?.end();
  wire = null;
  const [where, value] = location.hash.slice(1).split("=", 2);
  if (where === "link" && value) {
    me = await ask("POST", "/api/link", { code: value });
    location.hash = "";
    return;
  }
  me = await ask("GET", "/api/me").catch(() => null);
  if (me === null) return showWelcome();
  lang = me.lang;
  if (where === "join" && value) {
    const [table, code] = value.split(":", 2);
    await ask("POST", `/api/tables/${table}/seats`, { code });
    location.hash = `table=${table}`;
    return;
  }
  if (where === "table" && value) {
    wire = new Wire(value);
    return;
  }
  await showLobby();
}

function showWelcome() {
  const name = el("input", { id: "name", required: true, maxlength: 40, autocomplete: "nickname" });
  show(
    el("form", { onsubmit: trying(async () => {
      me = await ask("POST", "/api/me", { name: name.value, lang });
      await route();
    }) },
    el("label", {}, say("name"), name), el("button", {}, say("begin")))
  );
  name.focus();
}

async function showLobby() {
  const [games, tables] = await Promise.all([ask("GET", "/api/games"), ask("GET", "/api/tables")]);
  const names = Object.fromEntries(games.map((game) => [game.id, game.name]));
  const rows = tables.map((table) => el("tr", {},
    el("td", {}, names[table.game] ?? table.game),
    el("td", {}, table.seats.join(", ")),
    el("td", {}, table.my_turn ? say("turn") : say(table.status)),
    el("td", {}, table.mine.length || table.host || !table.open.length
      ? el("button", { onclick: () => { location.hash = `table=${table.id}`; } }, say("open"))
      : el("button", { onclick: trying(async () => {
        await ask("POST", `/api/tables/${table.id}/seats`, { seat: table.open[0] });
        location.hash = `table=${table.id}`;
      }) }, say("sit")))
  ));
  show(
    el("h1", {}, say("tables")),
    rows.length
      ? el("table", {}, el("thead", {}, el("tr", {}, ...["game", "seats", "status", "open"].map((key) => el("th", {}, say(key))))), el("tbody", {}, ...rows))
      : el("p", {}, say("none")),
    el("h2", {}, say("newTable")),
    newTable(games),
    el("p", {}, el("button", { onclick: trying(async (event) => {
      const { code } = await ask("POST", "/api/me/link");
      event.target.replaceWith(el("code", {}, `${location.origin}/#link=${code}`));
    }) }, say("device")))
  );
}

function newTable(games) {
  const game = el("select", { onchange: () => fill() }, ...games.map((one) => el("option", { value: one.id }, one.name)));
  const count = el("select", { onchange: () => fillSeats() });
  const seats = el("span", { class: "seats" });
  const chosen = () => games.find((one) => one.id === game.value);
  const fill = () => {
    count.replaceChildren(...chosen().seat_counts.map((number) => el("option", { value: number }, String(number))));
    fillSeats();
  };
  const fillSeats = () => {
    const kinds = [["me", say("me")], ["invited", say("invited")], ["open", say("openSeat")], ...chosen().agents.map((agent) => [`agent:${agent}`, `${say("agent")} ${agent}`])];
    seats.replaceChildren(...Array.from({ length: Number(count.value) }, (_, number) => {
      const choice = el("select", {}, ...kinds.map(([value, text]) => el("option", { value }, text)));
      choice.value = number === 0 || chosen().together ? "me" : kinds[3]?.[0] ?? "me";
      return el("label", {}, `${say("seat")} ${number + 1}`, choice);
    }));
  };
  fill();
  return el("form", { onsubmit: trying(async () => {
    const wanted = [...seats.querySelectorAll("select")].map(({ value }) =>
      value.startsWith("agent:") ? { kind: "agent", agent: value.slice(6) } : { kind: value });
    const made = await ask("POST", "/api/tables", { game: game.value, seats: wanted });
    for (const [seat, code] of Object.entries(made.invitations)) invitations.set(`${made.id}:${seat}`, code);
    location.hash = `table=${made.id}`;
  }) },
  el("label", {}, say("game"), game), el("label", {}, say("seats"), count), seats, el("button", {}, say("make")));
}

/** Codes of links that this page made; the server keeps only their digests. */
const invitations = new Map();

/** The socket of one table, and what it shows. */
class Wire {
  constructor(table) {
    this.table = table;
    this.path = `/api/tables/${table}`;
    this.pending = new Map();
    this.events = [];
    this.notes = [];
    this.chat = [];
    this.tries = 0;
    this.next = 0;
    this.id = crypto.randomUUID?.() ?? String(Math.random());
    this.connect();
    ask("GET", `${this.path}/chat`).then((lines) => { this.chat = lines; this.draw(); }, () => {});
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}${this.path}/socket?lang=${lang}`);
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onopen = () => { this.tries = 0; notice.textContent = ""; };
    this.socket.onclose = (event) => {
      if (this.ended) return;
      if (event.code === 4403 || event.code === 4404 || event.code === 4401) { notice.textContent = event.reason; return; }
      notice.textContent = say("lost");
      const wait = Math.min(15000, 500 * 2 ** this.tries++);
      setTimeout(() => this.ended || this.connect(), wait / 2 + Math.random() * wait / 2);
    };
  }

  end() {
    this.ended = true;
    this.socket.close();
  }

  /** Sends a command; one that was not answered is sent again after a reconnect, and never acts twice. */
  send(type, fields = {}) {
    const command = { type, id: `${this.id.slice(0, 20)}-${this.next++}`, ...fields };
    this.pending.set(command.id, command);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  take(message) {
    const kind = message.type;
    if (kind === "welcome") for (const command of this.pending.values()) this.socket.send(JSON.stringify(command));
    if (kind === "done" || kind === "refused") this.pending.delete(message.id);
    if (kind === "refused" || kind === "frozen") notice.textContent = message.text;
    if (kind === "stopping") notice.textContent = say("stopping");
    if (kind === "status") this.status = message;
    if (kind === "noted") this.notes = message.notes;
    if (kind === "said" && !this.chat.some((line) => line.number === message.number)) this.chat.push(message);
    if (kind === "reacted") this.chat.push({ name: message.name, text: `(${message.reaction})`, number: -1 });
    if (kind === "happened") this.events = message.anew ? message.events : [...this.events, ...message.events];
    if (kind === "position") this.position = message;
    this.draw();
  }

  act(action) {
    notice.textContent = "";
    this.send("act", { seat: this.position.seat, version: this.position.version, action });
  }

  draw() {
    if (this.ended || !this.status || !this.position) return;
    const before = document.activeElement?.id ?? "";
    const typed = document.getElementById("chat-text")?.value ?? "";
    show(this.head(), el("div", { class: "columns" },
      el("section", {}, this.decision(), this.undo(), el("h2", {}, say("view")), el("pre", { tabindex: 0 }, JSON.stringify(this.position.view, null, 1))),
      el("section", {}, el("h2", {}, say("log")), this.log(), el("h2", {}, say("chat")), this.talk(typed))));
    for (const box of main.querySelectorAll(".log, .chat")) box.scrollTop = box.scrollHeight;
    (document.getElementById(before) ?? document.getElementById("action-0"))?.focus({ preventScroll: true });
  }

  head() {
    const { status } = this;
    const lines = status.seats.map((seat) => el("tr", {},
      el("td", {}, `${seat.seat + 1}. ${seat.name}`),
      el("td", {}, seat.agent || (seat.here ? say("here") : "")),
      el("td", {}, String(this.position.standing.scores[seat.seat] ?? "")),
      el("td", {}, ...this.seatButtons(seat))));
    const host = status.host ? [
      el("button", { id: "pause", onclick: trying(() => ask("PATCH", this.path, { paused: !status.paused })) }, say(status.paused ? "goOn" : "pause")),
      el("button", { id: "remove", onclick: trying(async () => { await ask("DELETE", this.path); location.hash = ""; }) }, say("remove")),
      el("a", { href: `${this.path}/save`, download: true }, say("save"))
    ] : [];
    const after = status.status === "over" ? [
      el("button", { id: "rematch", onclick: trying(async () => { location.hash = `table=${(await ask("POST", `${this.path}/rematch`)).id}`; }) }, say("rematch")),
      el("button", { id: "share", onclick: trying(async () => {
        notice.textContent = `${location.origin}/api/shared/${(await ask("POST", `${this.path}/share`)).code}`;
      }) }, say("share"))
    ] : [];
    return el("section", {},
      el("p", {}, `${say(status.status)}${status.paused ? `, ${say("paused")}` : ""}`),
      el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, say("seats")), el("th", {}, say("status")), el("th", {}, say("points")), el("th", {}, ""))), el("tbody", {}, ...lines)),
      el("form", { onsubmit: (event) => event.preventDefault() }, this.looking(), ...host, ...after));
  }

  seatButtons(seat) {
    const found = [];
    const path = `${this.path}/seats/${seat.seat}`;
    const code = invitations.get(`${this.table}:${seat.seat}`);
    if (code && !seat.taken) found.push(el("code", {}, `${location.origin}/#join=${this.table}:${code}`));
    if (seat.mine && seat.agent) found.push(el("button", { id: `back-${seat.seat}`, onclick: trying(() => ask("PUT", path, { agent: "" })) }, say("takeBack")));
    else if (!seat.agent && (seat.mine || (this.status.host && !seat.here))) found.push(el("button", { id: `hand-${seat.seat}`, onclick: trying(() => ask("PUT", path, { agent: "random" })) }, say("hand")));
    if (this.status.host && !seat.taken) found.push(el("button", { id: `invite-${seat.seat}`, onclick: trying(async () => {
      invitations.set(`${this.table}:${seat.seat}`, (await ask("PUT", path, { invite: true })).code);
      this.draw();
    }) }, `${say("invitation")} ${seat.seat + 1}`));
    return found;
  }

  /** Several seats on one screen: whoever sits before it says so. */
  looking() {
    const mine = this.status.seats.filter((seat) => seat.mine);
    if (mine.length < 2) return null;
    const choice = el("select", { id: "looking", onchange: () => this.send("look", { seat: Number(choice.value) }) },
      el("option", { value: -1 }, say("nobody")), ...mine.map((seat) => el("option", { value: seat.seat }, seat.name)));
    choice.value = String(this.position.seat);
    return el("label", {}, say("lookAs"), choice);
  }

  decision() {
    const { decision, view } = this.position;
    if (decision === null) return el("div", {}, el("h2", {}, say("result")), el("pre", {}, JSON.stringify(view.outcome, null, 1)));
    const mine = decision.seat === this.position.seat;
    const name = this.status.seats[decision.seat].name;
    const actions = decision.actions.map((action, place) => el("li", {}, el("button", {
      id: `action-${place}`,
      onclick: () => (mine ? this.act(action.number) : this.send("point", { seat: this.position.seat, version: this.position.version, action: action.number }))
    }, action.text, action.does ? el("small", {}, action.does) : null, ...this.pointers(action.number))));
    const closed = decision.closed.map((action) => el("li", { class: "closed" }, `${say("closed")}: ${action.text} — ${action.why} (${action.rule})`));
    return el("div", {},
      el("h2", {}, mine ? say("actions") : `${say("waits")} ${name}`),
      el("p", {}, `${decision.prompt} (${decision.rule})`),
      el("ul", { class: "actions" }, ...actions, ...closed));
  }

  pointers(number) {
    return this.position.pointed.filter((one) => one.action === number).map((one) => el("small", {}, `☞ ${this.status.seats[one.seat].name}`));
  }

  undo() {
    const { undo, seat, version } = this.position;
    const found = [];
    if (seat >= 0 && undo.last !== null) found.push(el("button", { id: "undo", onclick: () => this.send("undo", { seat, version, before: undo.last }) }, say("undo")));
    const { proposal } = undo;
    if (proposal && proposal.refused_by === null) {
      found.push(el("span", {}, `${this.status.seats[proposal.by].name} ${say("wants")}`));
      if (seat >= 0 && !proposal.agreed.includes(seat)) {
        for (const agree of [true, false]) found.push(el("button", { id: agree ? "agree" : "refuse", onclick: () => this.send("answer", { seat, version, agree }) }, say(agree ? "agree" : "refuse")));
      }
    }
    return el("form", { onsubmit: (event) => event.preventDefault() }, ...found);
  }

  log() {
    const lines = [
      ...this.events.filter((event) => event.text).map((event) => [event.version, el("p", {}, event.text)]),
      ...this.notes.map((note) => [note.version + 0.5, el("p", { class: "note" }, note.text)])
    ].sort((one, two) => one[0] - two[0]).slice(-300);
    return el("div", { class: "log", tabindex: 0, role: "log" }, ...lines.map(([, line]) => line));
  }

  talk(typed) {
    const text = el("input", { id: "chat-text", maxlength: 500, "aria-label": say("chat") });
    text.value = typed;
    return el("div", {},
      el("div", { class: "chat", tabindex: 0, role: "log" }, ...this.chat.map((line) => el("p", {}, el("b", {}, line.name), ` ${line.text}`))),
      this.status.chat ? el("form", { onsubmit: (event) => {
        event.preventDefault();
        if (text.value.trim()) this.send("chat", { text: text.value });
        text.value = "";
      } }, text, el("button", {}, say("say"))) : "");
  }
}

language.addEventListener("change", trying(async () => {
  lang = language.value;
  if (me !== null) me = await ask("POST", "/api/me", { lang });
  if (wire) wire.send("language", { lang });
  else await route();
}));
document.getElementById("home").addEventListener("click", () => { location.hash = ""; });
addEventListener("hashchange", trying(route));
trying(route)();
