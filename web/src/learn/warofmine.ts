/** The guided first match. Rule numbers are those of the game; a test compares them with its description. */
import type { Course } from './lessons';

const course: Course = {
  seed: 11,
  agents: 0,
  en: [
    { on: 'assign', title: 'Three actions a day.', text: 'One person after another gets something to do: search a room, clear rubble, build, rest. What glows in the house can be done. Begin with heaps and furniture: they hold wood and parts for the first tools.', rules: ['TWM-4.8'] },
    { on: 'where', title: 'A place for it.', text: 'Whatever is built stands in a free space of the house. Choose one that people can reach. A few things must stand next to another one, and say so.', rules: ['TWM-4.16'] },
    { on: 'clear', title: 'Rubble.', text: 'Rubble blocks the way to more rooms. It takes a shovel or a second person, and two actions: the first shows what lies in it, the second opens the way.', rules: ['TWM-4.11'] },
    { on: 'meals', title: 'Who eats?', text: 'Hunger rises for whoever gets nothing. There is rarely enough: feed those who are near the end of the scale first, and keep something for tomorrow.', rules: ['TWM-5.4'] },
    { on: 'evening', title: 'The night.', text: 'Somebody sleeps, somebody guards, somebody goes out for goods. Sleep takes fatigue away, guards hold off raids. A night without a guard loses the match at once.', rules: ['TWM-6.1'] },
    { on: 'scavenging', title: 'Where to?', text: 'Each location has a rule of its own, and the near ones have more cards. Think of what is missing at home: food, medicine, wood. Somebody may live there.', rules: ['TWM-7.1'] },
    { on: 'equip', title: 'Hands free?', text: 'What you take along can help, and it fills the bag. A weapon for the worst, a tool for closed doors; the rest of the space is for what you find.', rules: ['TWM-7.3'] },
    { on: 'explore', title: 'Card by card.', text: 'Each card is one thing that happens outside. You may go on or turn home. Noise draws those who live there; when it is high and the bag is full, leave.', rules: ['TWM-7.9'] },
    { on: 'script', title: 'The book asks.', text: 'Sometimes a page is read aloud and you must answer. There is no best answer: what you do stays with these people. Answers that are closed say what is missing.', rules: ['TWM-12.2'] },
    { on: 'raid-dice', title: 'They come at night.', text: 'Guards roll to hold off what the raiders want. Keep a good roll, roll a bad one again if you may. Boards on the holes of the house help every night.', rules: ['TWM-8.13'] }
  ],
  fr: [
    { on: 'assign', title: 'Trois actions par jour.', text: 'Chaque personne à son tour fait quelque chose : fouiller, déblayer, construire, se reposer. Ce qui brille dans la maison est possible. Commencez par les tas et les meubles : ils cachent du bois et des pièces pour les premiers outils.', rules: ['TWM-4.8'] },
    { on: 'where', title: 'Une place.', text: 'Ce qui est construit occupe une case libre de la maison. Choisissez-en une que l’on peut atteindre. Quelques aménagements doivent être à côté d’un autre, et le disent.', rules: ['TWM-4.16'] },
    { on: 'clear', title: 'Les gravats.', text: 'Les gravats barrent le chemin vers d’autres pièces. Il y faut une pelle ou une seconde personne, et deux actions : la première montre ce qui s’y trouve, la seconde ouvre le passage.', rules: ['TWM-4.11'] },
    { on: 'meals', title: 'Qui mange ?', text: 'La faim monte pour qui n’a rien. Il y en a rarement assez : nourrissez d’abord ceux qui approchent du bout de l’échelle, et gardez quelque chose pour demain.', rules: ['TWM-5.4'] },
    { on: 'evening', title: 'La nuit.', text: 'L’un dort, un autre monte la garde, un autre sort chercher de quoi vivre. Dormir ôte la fatigue, les gardes repoussent les pillards. Une nuit sans garde, et la partie est aussitôt perdue.', rules: ['TWM-6.1'] },
    { on: 'scavenging', title: 'Où aller ?', text: 'Chaque lieu a sa propre règle, et les plus proches ont plus de cartes. Pensez à ce qui manque à la maison : nourriture, remèdes, bois. Quelqu’un y vit peut-être.', rules: ['TWM-7.1'] },
    { on: 'equip', title: 'Les mains libres ?', text: 'Ce que vous emportez peut aider, et remplit le sac. Une arme pour le pire, un outil pour les portes closes ; le reste de la place est pour ce que vous trouverez.', rules: ['TWM-7.3'] },
    { on: 'explore', title: 'Carte après carte.', text: 'Chaque carte est une chose qui arrive dehors. Continuez ou rentrez. Le bruit attire ceux qui vivent là ; quand il est haut et que le sac est plein, partez.', rules: ['TWM-7.9'] },
    { on: 'script', title: 'Le livre demande.', text: 'Parfois une page est lue et il faut répondre. Il n’y a pas de meilleure réponse : ce que vous faites reste avec ces gens. Les réponses fermées disent ce qui manque.', rules: ['TWM-12.2'] },
    { on: 'raid-dice', title: 'Ils viennent la nuit.', text: 'Les gardes lancent les dés contre ce que veulent les pillards. Gardez un bon jet, relancez un mauvais si vous le pouvez. Des planches sur les trous aident chaque nuit.', rules: ['TWM-8.13'] }
  ]
};

export default course;
