/** The guided first match. Rule numbers are those of the game; a test compares them with its description. */
import type { Course } from './lessons';

const course: Course = {
  seed: 11,
  agents: 1,
  en: [
    { on: 'prelude-token', title: 'A first survivor.', text: 'Everybody begins with one survivor token. It counts with the dice that you gather later. Any type is a fair start; look which buildings are on offer.', rules: ['PNE-1.20'] },
    { on: 'prelude-mission', title: 'A secret aim.', text: 'A mission is worth points at the end if you fulfil it. Only you see yours. Keep one that fits what lies on the table, and remember it when you choose.', rules: ['PNE-1.23'] },
    { on: 'turn', title: 'Dice are people who are waiting.', text: 'Take one: it counts for you when buildings of its type are given out. Then you do what its location offers. So you always choose two things at once, a person and an action.', rules: ['PNE-2.2', 'PNE-2.3'] },
    { on: 'bridge', title: 'More missions.', text: 'The Bridge shows you missions and you keep one. More aims mean more points at the end, but only if you can still reach them.', rules: ['PNE-2.12'] },
    { on: 'station', title: 'Tokens stay.', text: 'A token from the Station is a survivor who joins you beside your dice. Take a type in which you are already strong, or one of a building that you want.', rules: ['PNE-2.22'] },
    { on: 'center', title: 'Tools for the refuge.', text: 'The Center gives one token: equipment helps against events, binoculars and the bat help in other ways. Look at the events above: they say what will be asked this season.', rules: ['PNE-2.18'] },
    { on: 'announce', title: 'Who is strongest?', text: 'Buildings of one type are given out by strength. You may add wilds to yours before you announce it; what you add is spent. Add only what takes you past somebody.', rules: ['PNE-3.9'] },
    { on: 'claim', title: 'Your refuge grows.', text: 'The strongest chooses first. A building brings survivors, cans or a power, and every survivor must be fed. Take what helps your missions and the coming event.', rules: ['PNE-3.13'] },
    { on: 'feed', title: 'Feeding.', text: 'At the end of a season your refuge eats. Farmers feed, cans fill the gap. Feeding all brings points, so keep some cans for winter.', rules: ['PNE-4.16'] }
  ],
  fr: [
    { on: 'prelude-token', title: 'Un premier survivant.', text: 'Chacun commence avec un jeton Survivant. Il comptera avec les dés que vous prendrez. Tous les types se valent pour débuter ; regardez quels aménagements sont proposés.', rules: ['PNE-1.20'] },
    { on: 'prelude-mission', title: 'Un but secret.', text: 'Une mission rapporte des points à la fin si vous la remplissez. Vous seul voyez la vôtre. Gardez celle qui convient à la table, et pensez-y en choisissant.', rules: ['PNE-1.23'] },
    { on: 'turn', title: 'Les dés sont des gens qui attendent.', text: 'Prenez-en un : il compte pour vous quand les aménagements de son type sont distribués. Puis vous faites ce que son lieu propose. Vous choisissez donc toujours deux choses : une personne et une action.', rules: ['PNE-2.2', 'PNE-2.3'] },
    { on: 'bridge', title: 'D’autres missions.', text: 'Le Pont vous montre des missions et vous en gardez une. Plus de buts, plus de points à la fin, mais seulement si vous pouvez encore les atteindre.', rules: ['PNE-2.12'] },
    { on: 'station', title: 'Les jetons restent.', text: 'Un jeton de la Gare est un survivant qui s’ajoute à vos dés. Prenez un type où vous êtes déjà fort, ou celui d’un aménagement qui vous tente.', rules: ['PNE-2.22'] },
    { on: 'center', title: 'Des outils pour le refuge.', text: 'Le Centre donne un jeton : l’équipement aide contre les événements, les jumelles et la batte aident autrement. Regardez les événements : ils disent ce qui sera demandé cette saison.', rules: ['PNE-2.18'] },
    { on: 'announce', title: 'Qui est le plus fort ?', text: 'Les aménagements d’un type sont distribués selon la force. Avant d’annoncer la vôtre, vous pouvez y ajouter des jokers ; ils sont dépensés. N’ajoutez que ce qui vous fait dépasser quelqu’un.', rules: ['PNE-3.9'] },
    { on: 'claim', title: 'Votre refuge grandit.', text: 'Le plus fort choisit d’abord. Un aménagement apporte des survivants, des conserves ou un pouvoir, et chaque survivant devra manger. Prenez ce qui sert vos missions et le prochain événement.', rules: ['PNE-3.13'] },
    { on: 'feed', title: 'Nourrir.', text: 'À la fin d’une saison, votre refuge mange. Les fermiers nourrissent, les conserves comblent le manque. Nourrir tout le monde rapporte des points : gardez des conserves pour l’hiver.', rules: ['PNE-4.16'] }
  ]
};

export default course;
