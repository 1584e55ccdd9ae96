# Ce que les vérifications d'Outlive trouvent à redire à un contenu.

error-none-of = { $field } { $value } n'est pas l'une de ces valeurs : { $known }.
error-same-strength = deux emplacements ont la force { $strength }.
error-standard = un pack ne peut pas rendre une salle standard ou avancée.
error-no-space = une salle a au moins un emplacement.
error-not-between = on attendait de { $least } à { $most }.
error-airlock = le sas doit pouvoir les contenir tous.
error-four-places = les quatre lieux doivent être différents.
error-same-age = deux chefs ne peuvent pas avoir le même âge : le plus âgé commence.
error-put-back = on ne peut pas remettre plus de tuiles qu'on n'en a tiré.
error-gives-nothing = l'effet { $effect } demande une ressource qu'il donne.
error-does-not-give = { $place } ne donne pas { $good }.
error-halves = chaque symbole a une moitié gauche et une moitié droite.
error-copies = il n'y a pas assez d'exemplaires de cet équipement.
error-cannot-strike = l'effet { $effect } ne peut pas frapper { $place }.
error-search-stack = une ville a moins de tuiles à fouiller que cela.
error-game-stack = il y a moins de gibier que cela.
